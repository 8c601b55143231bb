import { accept, type Decision, refuse } from '../decider.ts';
import { transitionOf } from '../transition-table.ts';
import type { TrysetItemEvent } from './item-events.ts';
import type { TrysetItemState } from './item-state.ts';
import { shippedStatuses } from './item-status.ts';
import { type TrysetItemAction, trysetItemTransitions } from './item-transitions.ts';

/** The item that asks for a swap: its id, its product, its garment `from`, and the garment `to` that it wants for it. */
export interface SwapAsked {
  withItemId: number;
  productId: number;
  from: number;
  to: number;
}

/**
 * Returns whether an item may give its garment for that of another one. Both are shipped and of one product, because an item's
 * price and brand are those of its product. Their sizes may differ.
 */
export function maySwap(item: TrysetItemState, { withItemId, productId, to }: SwapAsked): boolean {
  const isShipped = shippedStatuses.some((status) => status === item.status);
  const isOther = item.trysetItemId !== withItemId && item.stockItemId === to;
  return isShipped && isOther && item.productId === productId && item.swapsWith === null;
}

/** Lets the item ask the one that holds the garment `to`. Null: no item holds it, or the one that does may not swap. */
export function begunSwap(
  item: TrysetItemState,
  { withItemId, to }: { withItemId: number | null; to: number },
): Decision<TrysetItemEvent> {
  return withItemId === null
    ? swapRefused(to)
    : accept({ type: 'TrysetItemSwapBegun', data: { withItemId, from: item.stockItemId, to } });
}

/** The refusal of a swap for the garment `stockId`. */
export function swapRefused(stockId: number) {
  return refuse(
    'conflict',
    'tryset_item.swap_refused',
    'name a garment that another shipped item of the same product holds, and which is not being swapped',
    { stockId },
  );
}

/** The second item's answer. It decides the swap: the first item and both garments follow. */
export function answeredSwap(item: TrysetItemState, asked: SwapAsked): Decision<TrysetItemEvent> {
  const { withItemId, from } = asked;
  const to = maySwap(item, asked) ? from : null;
  return accept({ type: 'TrysetItemSwapAnswered', data: { withItemId, from: item.stockItemId, to } });
}

/** The actions that keep the item's status but change its garment. */
const changesGarment: readonly TrysetItemAction[] = [
  'replace_stock',
  'exchange_size',
  'correct_garment',
  'swap_garment',
];

/**
 * Refuses an action until the swap has ended: until then nobody knows which garment the action concerns. Null if the
 * action may proceed.
 */
export function refusedWhileSwapping(
  { swapsWith }: TrysetItemState,
  action: TrysetItemAction,
): Decision<TrysetItemEvent> | null {
  if (swapsWith === null) return null;
  if (transitionOf(trysetItemTransitions, action).to === 'same' && !changesGarment.includes(action))
    return null;
  return refuse(
    'conflict',
    'tryset_item.swap_under_way',
    'the item is swapping its garment with another item; wait a moment and try again',
    { withItemId: swapsWith },
  );
}
