import type { TrysetItemStatus } from './item-status.ts';

export const dayMs = 86_400_000;

interface Trial {
  status: TrysetItemStatus;
  deliveredAt: string | null;
  trialDays: number;
}

/** Returns when the trial ends, as an ISO instant: the delivery plus the trial days. Null unless the member has the item. */
export function trialEnd({ status, deliveredAt, trialDays }: Trial): string | null {
  if (status !== 'tryset_delivered' || deliveredAt === null) return null;
  return new Date(Date.parse(deliveredAt) + trialDays * dayMs).toISOString();
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
