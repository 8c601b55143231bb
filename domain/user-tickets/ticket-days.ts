import { businessDayOf, daysLater, endOfBusinessDay } from '../business-day.ts';
import { firstPeriod, nextPeriod, type Period } from '../periods.ts';
import { later } from '../reacting.ts';
import { giveUpDays, refundDays, renewalHour, retryDays } from './ticket-kinds.ts';
import type { UserTicket } from './ticket-state.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The instant at which a ticket with this last day is renewed or ends: 09:00 on the next day. */
export function turnAt(endDate: string): string {
  return later(endOfBusinessDay(endDate), renewalHour * hourMs);
}

/** Whether a ticket's time is over at the instant `at`. */
export function isEndReached({ period }: Pick<UserTicket, 'period'>, at: string): boolean {
  return period !== null && turnAt(period.endDate) <= at;
}

/** Whether a ticket's first day has come. */
export function isStartReached({ period }: Pick<UserTicket, 'period'>, at: string): boolean {
  return period !== null && period.startDate <= businessDayOf(at);
}

/**
 * The period of the next ticket, of so many months. After an event ticket, the day after its last day is the new anchor. Null
 * before the request.
 */
export function periodAfter(
  { period, plan, eventTicketId }: Pick<UserTicket, 'period' | 'plan' | 'eventTicketId'>,
  months: number,
): Period | null {
  if (period === null || plan === null) return null;
  return eventTicketId === null
    ? nextPeriod(period, { past: plan.months, months, extendedEndDate: null })
    : firstPeriod(daysLater(period.endDate, 1), months);
}

/** When the system tries a failed renewal again. */
export function retriesAt(firstFailedAt: string): string[] {
  return retryDays.map((days) => later(firstFailedAt, days * dayMs));
}

/** When the system gives up a failed renewal. */
export function giveUpAt(firstFailedAt: string): string {
  return later(firstFailedAt, giveUpDays * dayMs);
}

/** The last day on which an unused ticket is refunded. Null before the payment. */
export function refundableUntil({ paidTime }: Pick<UserTicket, 'paidTime'>): string | null {
  return paidTime === null ? null : daysLater(businessDayOf(paidTime), refundDays);
}

/** The plan of the next ticket. Null before the request. */
export function nextPlanOf({
  nextMemberPlanId,
  plan,
}: Pick<UserTicket, 'nextMemberPlanId' | 'plan'>): number | null {
  return nextMemberPlanId ?? plan?.memberPlanId ?? null;
}
