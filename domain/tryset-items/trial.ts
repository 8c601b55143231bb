import { businessDayOf, daysFrom } from '../business-day.ts';
import type { TrysetItemStatus } from './item-status.ts';

export const dayMs = 86_400_000;

/** How many days after the delivery an extended trial may end, and an extended deadline of a look may lie. */
export const longestTrialDays = 90;
export const longestPostDays = 365;

interface Trial {
  status: TrysetItemStatus;
  deliveredAt: string | null;
  trialDays: number;
}

/** Returns when the trial ends, as an ISO instant: the delivery plus the trial days. Null unless the member has the item. */
export function trialEnd(trial: Trial): string | null {
  return trial.status === 'tryset_delivered' ? trialEndOf(trial) : null;
}

/** Returns when the trial ends or has ended, as an ISO instant, whatever the status. Null before the delivery. */
export function trialEndOf({ deliveredAt, trialDays }: Omit<Trial, 'status'>): string | null {
  if (deliveredAt === null) return null;
  return new Date(Date.parse(deliveredAt) + trialDays * dayMs).toISOString();
}

/** Returns the days of a trial that ends on a business day (YYYY-MM-DD), at the delivery's time of day. 0 before the delivery. */
export function trialDaysUntil({ deliveredAt }: Pick<Trial, 'deliveredAt'>, lastDay: string): number {
  return deliveredAt === null ? 0 : daysFrom(businessDayOf(deliveredAt), lastDay) - 1;
}

/** Returns the whole days from the ISO instant `now` until `end`, rounded down; negative if `end` has passed. */
export function daysUntil(end: string, now: string): number {
  return Math.floor((Date.parse(end) - Date.parse(now)) / dayMs);
}

/**
 * Returns the whole days left of the trial at the ISO instant `now`, rounded down; negative once the trial has ended. Null if
 * there is no trial.
 */
export function remainingDays(trial: Trial, now: string): number | null {
  const end = trialEnd(trial);
  return end === null ? null : daysUntil(end, now);
}
