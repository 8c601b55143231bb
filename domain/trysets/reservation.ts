import type { Target } from '../reacting-kinds.ts';
import type { Holder } from '../stock/stock-events.ts';
import type { StockItemState } from '../stock/stock-state.ts';
import type { TrysetItemState } from '../tryset-items/item-state.ts';
import type { TrysetState } from './tryset-state.ts';

/** How long a reservation waits for its tryset, in milliseconds. */
export const reservationPatienceMs = 120_000;

/** A stock item's reservation for a tryset's item. */
export interface Reservation {
  stockItemId: number;
  holder: Holder;
  trysetId: number;
}

/**
 * Returns the next step in settling an expired reservation; null when it is settled. The first step expires the awaited stream
 * at the revision that was read, so that a late append is refused. The garment is released only if that append succeeds. The
 * caller takes the step, reloads the states and calls again.
 */
export function settle(
  reservation: Reservation,
  tryset: TrysetState,
  item: TrysetItemState,
): { step: Target; isLast: boolean } | null {
  const { stockItemId, holder, trysetId } = reservation;
  const release = {
    step: {
      on: 'stock_item',
      id: stockItemId,
      command: { action: 'release', holder, stock: { to: 'in_stock' } },
    },
    isLast: true,
  } as const;
  const close = (step: Target) => ({ step, isLast: false });
  if (tryset.status === 'expired') return release;
  if (tryset.status === 'none') {
    return close({ on: 'tryset', id: trysetId, command: { action: 'expire', trysetId } });
  }
  if (tryset.expiredItemIds.includes(holder.id)) return release;
  const named = tryset.items.find((known) => known.trysetItemId === holder.id);
  if (named === undefined) {
    return close({
      on: 'tryset',
      id: trysetId,
      command: { action: 'expire_added_item', trysetItemId: holder.id },
    });
  }
  const current = item.status === 'idle' ? named.stockItemId : item.stockItemId;
  if (current === stockItemId) return null;
  if (item.expiredReplacements.includes(stockItemId)) return release;
  return item.status === 'idle'
    ? null
    : close({ on: 'tryset_item', id: holder.id, command: { action: 'expire_replacement', stockItemId } });
}

/**
 * Returns whether a reserved garment may become free without further commands. Either its item does not have it yet, so the
 * request may fail, or the item was canceled and will release it.
 */
export function isUndecided(garment: StockItemState, holder: TrysetItemState): boolean {
  if (garment.status !== 'requested') return false;
  return holder.stockItemId !== garment.stockItemId || holder.status === 'tryset_canceled';
}
