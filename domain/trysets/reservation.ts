import type { Target } from '../reacting-kinds.ts';
import type { Holder } from '../stock/stock-events.ts';
import type { StockItemState } from '../stock/stock-state.ts';
import type { TrysetItemState } from '../tryset-items/item-state.ts';
import type { TrysetState } from './tryset-state.ts';

/** How long a reservation waits for the tryset that it was made for. */
export const reservationPatienceMs = 120_000;

/** A reservation of a stock item that was made for a tryset's item. */
export interface Reservation {
  stockItemId: number;
  holder: Holder;
  trysetId: number;
}

/**
 * The next step in settling a reservation whose time is up; null when it is settled. First the stream that it waits
 * for is closed to a late append, at the revision that was looked at; only where that append won is the garment
 * released. The caller takes the step, loads the states anew and asks again.
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
 * Whether a reserved garment may come free without anybody's doing: the item in whose name it was reserved does not
 * have it (yet), so the request may come to nothing; or it was canceled and is about to let go.
 */
export function isUndecided(garment: StockItemState, holder: TrysetItemState): boolean {
  if (garment.status !== 'requested') return false;
  return holder.stockItemId !== garment.stockItemId || holder.status === 'tryset_canceled';
}
