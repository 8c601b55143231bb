import { type Consequence, type Deadline, later, type Reacting } from '../reacting.ts';
import { type Reservation, reservationPatienceMs } from '../trysets/reservation.ts';
import type { Holder, StockItemEvent } from './stock-events.ts';
import { type StockItemCommand, stockItem } from './stock-item.ts';
import type { StockItemState } from './stock-state.ts';

/** Releases a reservation if its request does not follow in time. */
export interface StockItemDeadline extends Deadline {
  name: 'settle_reservation';
  reservation: Reservation;
}

export const stockItemReacting: Reacting<StockItemState, StockItemCommand, StockItemEvent> = {
  decider: stockItem,
  after: afterStockItem,
  deadlines: (event, { id, at }) => deadlinesOfStockItem(event, id, at),
};

/**
 * An order's return is complete when the garment arrives, so its holder ends at once. A tryset item ends its holder itself, when
 * staff complete the return.
 */
export function afterStockItem(
  { type, data }: StockItemEvent,
  { stockItemId }: StockItemState,
): Consequence[] {
  if (type === 'StockItemHandedOver') return [toldTo(data, stockItemId)];
  if (type !== 'StockItemReturnReceived' && type !== 'StockItemTakenBack') return [];
  const { holder } = data;
  if (holder.kind !== 'order_item') return [];
  return [{ on: 'stock_item', id: stockItemId, as: 'system', command: { action: 'end_holder', holder } }];
}

/** The new item of a garment learns that it has it, so nothing moves it before. */
function toldTo({ holder, to }: { holder: Holder; to: Holder }, stockItemId: number): Consequence {
  const command = { action: 'end_swap', withItemId: holder.id, to: stockItemId } as const;
  return { on: 'tryset_item', id: to.id, as: 'system', command };
}

function deadlinesOfStockItem(event: StockItemEvent, stockItemId: number, at: string): StockItemDeadline[] {
  if (event.type !== 'StockItemReserved' || event.data.waitsFor === null) return [];
  const { holder, waitsFor } = event.data;
  const reservation = { stockItemId, holder, waitsFor };
  return [{ name: 'settle_reservation', dueAt: later(at, reservationPatienceMs), reservation }];
}
