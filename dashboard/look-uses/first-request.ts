import { businessDay, daysLater } from '#domain/business-day.ts';
import { endingTypes } from '#domain/look-uses/use-kinds.ts';
import type { LookUse } from '#read-api/look-uses/contract.ts';

/** The days from the first to the last day that the form offers first, and that no limited use exceeds. */
const usualDays = 90;
const longestDays = 364;

/** What the form for a new use opens with: a regram from today on. */
export function newRequest(now: Date) {
  const from = businessDay(now);
  return { type: 'regram', use_start_date: from, use_end_date: daysLater(from, usualDays) } as const;
}

/** What the form for a renewal opens with: as many days as the use has, from the day after its end. Null without an end. */
export function renewal({
  type,
  useStartDate,
  useEndDate,
  renewalStartDate,
}: Pick<LookUse, 'type' | 'useStartDate' | 'useEndDate' | 'renewalStartDate'>) {
  if (renewalStartDate === null || useEndDate === null) return null;
  const days = (Date.parse(useEndDate) - Date.parse(useStartDate)) / 86_400_000;
  const isLimited = endingTypes.some((each) => each === type);
  return {
    type,
    use_start_date: renewalStartDate,
    use_end_date: daysLater(renewalStartDate, isLimited ? Math.min(days, longestDays) : days),
  };
}
