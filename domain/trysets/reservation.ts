import type { Target } from '../reacting-kinds.ts';
import type { Awaited, Holder } from '../stock/stock-events.ts';
import type { StockItemState } from '../stock/stock-state.ts';
import type { TrysetItemState } from '../tryset-items/item-state.ts';
import type { TrysetState } from './tryset-state.ts';

/** How long a reservation waits for its request. */
export const reservationPatienceMs = 120_000;

/** A stock item's reservation, and the request that it waits for. */
export interface Reservation {
  stockItemId: number;
  holder: Holder;
  waitsFor: Awaited;
}

/** A step in settling a reservation; `isLast` if none follows. */
export interface ReservationStep {
  step: Target;
  isLast: boolean;
}

/**
 * The next step in settling an expired reservation for a tryset's item; null when it is settled. The first step expires the
 * awaited stream at the revision that was read, so that a late append is refused. The garment is released only if that append
 * wins. The caller takes the step, reloads the states and calls again.
 */
export function settle(
  reservation: Reservation,
  tryset: TrysetState,
  item: TrysetItemState,
): ReservationStep | null {
  const { stockItemId, holder } = reservation;
  const trysetId = reservation.waitsFor.id;
  const release = releaseOf(reservation);
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

function releaseOf({ stockItemId, holder }: Reservation): ReservationStep {
  const command = { action: 'release', holder, stock: { to: 'in_stock' } } as const;
  return { step: { on: 'stock_item', id: stockItemId, command }, isLast: true };
}

/**
 * A total order of the requests that wait for each other's garments. Ids of kinds collide, so equal ids are ordered by kind.
 */
export function comesBefore(one: Holder, other: Holder): boolean {
  return one.id === other.id ? one.kind < other.kind : one.id < other.id;
}

/**
 * Whether a reserved garment may become free without further commands: its item does not have it yet, so the request may
 * fail, or the item was canceled and will release it.
 */
export function isUndecided(garment: StockItemState, holder: TrysetItemState): boolean {
  if (garment.status !== 'requested') return false;
  return holder.stockItemId !== garment.stockItemId || holder.status === 'tryset_canceled';
}
