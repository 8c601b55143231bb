import type { StockItemEvent } from '../stock/stock-events.ts';
import type { TrysetItemEvent } from '../tryset-items/item-events.ts';
import type { TrysetItemState } from '../tryset-items/item-state.ts';
import { postDueAt } from '../tryset-items/post-due.ts';
import { dayMs } from '../tryset-items/trial.ts';
import { type Reservation, reservationPatienceMs } from './reservation.ts';

/** Something that is to happen at an ISO instant, once. */
export type Deadline = { dueAt: string } & (
  | { name: 'settle_reservation'; reservation: Reservation }
  | { name: 'end_trial'; trysetItemId: number }
  | { name: 'mark_post_overdue'; trysetItemId: number }
);

/** The deadlines that an event of a stock item sets; `at` is its effective time. */
export function deadlinesOfStockItem(event: StockItemEvent, stockItemId: number, at: string): Deadline[] {
  if (event.type !== 'StockItemReserved' || event.data.trysetId === null) return [];
  const { holder, trysetId } = event.data;
  return [
    {
      name: 'settle_reservation',
      dueAt: later(at, reservationPatienceMs),
      reservation: { stockItemId, holder, trysetId },
    },
  ];
}

/** The deadlines that an event of a tryset item sets: the trial's end, and the last day for the look. */
export function deadlinesOfTrysetItem(event: TrysetItemEvent, item: TrysetItemState, at: string): Deadline[] {
  if (!setsDeadlines(event.type)) return [];
  const dueAt = postDueAt(item);
  if (dueAt === null) return [];
  const { trysetItemId, trialDays } = item;
  const post: Deadline = { name: 'mark_post_overdue', dueAt, trysetItemId };
  return event.type === 'TrysetItemDelivered'
    ? [{ name: 'end_trial', dueAt: later(at, trialDays * dayMs), trysetItemId }, post]
    : [post];
}

/** Whether an event of this type on a tryset item may set deadlines. */
export function setsDeadlines(type: string): boolean {
  return type === 'TrysetItemDelivered' || type === 'TrysetItemPostExtended';
}

function later(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}
