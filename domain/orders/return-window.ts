import { businessDayOf, daysLater, endOfBusinessDay } from '../business-day.ts';
import { type ReturnFault, returnDays } from './order-kinds.ts';
import type { OrderItem } from './order-state.ts';

type Completed = Pick<OrderItem, 'completedTime'>;

/** The last day (UTC+9) on which the buyer can ask for a return. Null before the completion. */
export function returnableUntil({ completedTime }: Completed, fault: ReturnFault): string | null {
  return completedTime === null ? null : daysLater(businessDayOf(completedTime), returnDays[fault]);
}

/** Whether the buyer can ask for a return at the instant `at`. */
export function isReturnable(item: Completed, fault: ReturnFault, at: string): boolean {
  const until = returnableUntil(item, fault);
  return until !== null && businessDayOf(at) <= until;
}

/** When the item is settled, unless a return is requested: after the buyer's own window. Null before the completion. */
export function settledFrom(item: Completed): string | null {
  const until = returnableUntil(item, 'buyer');
  return until === null ? null : endOfBusinessDay(until);
}
