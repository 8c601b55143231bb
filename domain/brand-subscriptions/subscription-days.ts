import { businessDayOf, daysLater } from '../business-day.ts';
import { nextPeriod, type Period } from '../periods.ts';
import { later } from '../reacting.ts';
import { giveUpDays, retryDays } from './subscription-kinds.ts';
import type { BrandSubscription } from './subscription-state.ts';

const dayMs = 86_400_000;

/** What the questions about days need. A read model's row provides it as well as the folded state. */
export type SubscriptionDays = Pick<BrandSubscription, 'period' | 'extendedEndDate'>;

/** The last day of the present period, with any extension. Null before the first payment. */
export function lastDayOf({ period, extendedEndDate }: SubscriptionDays): string | null {
  return extendedEndDate ?? period?.endDate ?? null;
}

/** The first day after the present period. */
export function nextStartOf(state: SubscriptionDays): string | null {
  const lastDay = lastDayOf(state);
  return lastDay === null ? null : daysLater(lastDay, 1);
}

/** Whether the present period is over at the instant `at`. */
export function isEndReached(state: SubscriptionDays, at: string): boolean {
  const lastDay = lastDayOf(state);
  return lastDay !== null && businessDayOf(at) > lastDay;
}

/** The period after the present one, of so many months. Null before the first payment. */
export function periodAfter(
  { period, extendedEndDate, plan }: SubscriptionDays & Pick<BrandSubscription, 'plan'>,
  months: number,
): Period | null {
  if (period === null || plan === null) return null;
  return nextPeriod(period, { past: plan.months, months, extendedEndDate });
}

/** When the system tries a failed payment again. */
export function retriesAt(firstFailedAt: string): string[] {
  return retryDays.map((days) => later(firstFailedAt, days * dayMs));
}

/** When the system gives up a failed payment. */
export function giveUpAt(firstFailedAt: string): string {
  return later(firstFailedAt, giveUpDays * dayMs);
}

/** The plan of the next period. Null before a plan is chosen. */
export function nextPlanOf({
  nextPlanId,
  plan,
}: Pick<BrandSubscription, 'nextPlanId' | 'plan'>): number | null {
  return nextPlanId ?? plan?.planId ?? null;
}
