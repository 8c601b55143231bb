import { type Deadline, later, type Reacting } from '../reacting.ts';
import { type Reservation, reservationPatienceMs } from '../trysets/reservation.ts';
import type { StockItemEvent } from './stock-events.ts';
import { type StockItemCommand, stockItem } from './stock-item.ts';
import type { StockItemState } from './stock-state.ts';

/** The deadline at which a reservation is released if its tryset was not requested in time. */
export interface StockItemDeadline extends Deadline {
  name: 'settle_reservation';
  reservation: Reservation;
}

export const stockItemReacting: Reacting<StockItemState, StockItemCommand, StockItemEvent> = {
  decider: stockItem,
  deadlines: (event, { id, at }) => deadlinesOfStockItem(event, id, at),
};

function deadlinesOfStockItem(event: StockItemEvent, stockItemId: number, at: string): StockItemDeadline[] {
  if (event.type !== 'StockItemReserved' || event.data.trysetId === null) return [];
  const { holder, trysetId } = event.data;
  const reservation = { stockItemId, holder, trysetId };
  return [{ name: 'settle_reservation', dueAt: later(at, reservationPatienceMs), reservation }];
}
