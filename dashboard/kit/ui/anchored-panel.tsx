import type { AnchoredPopoverProps } from './anchored-popover.tsx';
import { late, usePreloaded } from './late.tsx';

const AnchoredPopover = late(() => import('./anchored-popover.tsx').then((m) => m.AnchoredPopover));

interface AnchoredPanelProps extends Omit<AnchoredPopoverProps, 'anchor'> {
  /** What it opens at; closed while null. */
  anchor: HTMLElement | null;
}

/** A panel below a button. Its code is not waited for by the page that the button stands on. */
export function AnchoredPanel({ anchor, ...panel }: AnchoredPanelProps) {
  usePreloaded(AnchoredPopover);
  return anchor === null ? null : <AnchoredPopover anchor={anchor} {...panel} />;
}
