import { businessDayOf, daysLater } from '../business-day.ts';
import { type Refusal, refuse } from '../decider.ts';
import { monthsAfter } from '../periods.ts';
import type { UseDates } from './use-events.ts';
import { endingTypes, type LookUseType, longestUseMonths } from './use-kinds.ts';

type Refused = { ok: false; refusal: Refusal } | null;

const needsEnd: ReadonlySet<LookUseType> = new Set(endingTypes);

/**
 * Checks the days of a use. Refuses with `look_use.end_before_start`, with `look_use.end_missing` if its type needs an end, with
 * `look_use.too_long` if the end is more than 12 months after the start, and with `look_use.end_past`.
 */
export function badDates(useType: LookUseType, { startDate, endDate }: UseDates, at: string): Refused {
  if (endDate === null) {
    if (!needsEnd.has(useType)) return null;
    const message = `a use of the type ${useType} needs an end: name its last day`;
    return refuse('invalid', 'look_use.end_missing', message, { useType });
  }
  if (endDate < startDate) {
    const message = 'the last day is before the first one: name a later last day';
    return refuse('invalid', 'look_use.end_before_start', message, { startDate, endDate });
  }
  const latest = daysLater(monthsAfter(startDate, longestUseMonths), -1);
  if (needsEnd.has(useType) && endDate > latest) {
    const message = `a use of the type ${useType} lasts at most ${longestUseMonths} months: end it by ${latest}`;
    return refuse('invalid', 'look_use.too_long', message, { latest });
  }
  return endDate < businessDayOf(at) ? endIsPast(endDate) : null;
}

export function endIsPast(endDate: string) {
  return refuse('invalid', 'look_use.end_past', 'the last day is in the past: name a later one', { endDate });
}
