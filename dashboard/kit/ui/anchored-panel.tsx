import type { AnchoredPopoverProps } from './anchored-popover.tsx';
import { late, usePreloaded } from './late.tsx';

const AnchoredPopover = late(() => import('./anchored-popover.tsx').then((m) => m.AnchoredPopover));

interface AnchoredPanelProps extends Omit<AnchoredPopoverProps, 'anchor'> {
  /** The element below which the panel opens. The panel is closed while it is null. */
  anchor: HTMLElement | null;
}

/** A panel below a button. The page with the button does not wait for the panel's code. */
export function AnchoredPanel({ anchor, ...panel }: AnchoredPanelProps) {
  usePreloaded(AnchoredPopover);
  return anchor === null ? null : <AnchoredPopover anchor={anchor} {...panel} />;
}
