import type { AnchoredPopoverProps } from './anchored-popover.tsx';
import { late, usePreloaded } from './late.tsx';

const AnchoredPopover = late(() => import('./anchored-popover.tsx').then((m) => m.AnchoredPopover));

interface AnchoredPanelProps extends Omit<AnchoredPopoverProps, 'anchor'> {
  /** The element that the panel opens at; closed while null. */
  anchor: HTMLElement | null;
}

/** A panel below a button. The button's page does not wait for the panel's code. */
export function AnchoredPanel({ anchor, ...panel }: AnchoredPanelProps) {
  usePreloaded(AnchoredPopover);
  return anchor === null ? null : <AnchoredPopover anchor={anchor} {...panel} />;
}
