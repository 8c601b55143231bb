import { businessDayOf, daysLater, startOfBusinessDay } from '#domain/business-day.ts';
import type { Period } from '#http/filters.ts';
import { monthOf } from '#projections/kit/tables/levels.ts';

/** Whole business days (UTC+9); `until` is exclusive. Without bounds they are all days. */
export interface WholeDays {
  from?: string;
  until?: string;
}

/**
 * Cuts a period into the whole business days, or months of them, in it and the partial ones at its ends. Null: it contains no
 * whole one, so it is all partial.
 */
export function cut(
  period: Period,
  unit: 'day' | 'month' = 'day',
): { whole: WholeDays | null; parts: Period[] } {
  const { from, until } = period;
  const first = from === undefined ? undefined : firstWhole(from, unit);
  const end = until === undefined ? undefined : startOf(businessDayOf(until), unit);
  if (first !== undefined && end !== undefined && first >= end) return { whole: null, parts: [period] };
  const parts: Period[] = [];
  if (from !== undefined && first !== undefined && startOfBusinessDay(first) !== from) {
    parts.push({ from, until: startOfBusinessDay(first) });
  }
  if (until !== undefined && end !== undefined && startOfBusinessDay(end) !== until) {
    parts.push({ from: startOfBusinessDay(end), until });
  }
  return {
    whole: { ...(first !== undefined && { from: first }), ...(end !== undefined && { until: end }) },
    parts,
  };
}

/** Returns the period of whole days. */
export function periodOfDays({ from, until }: WholeDays): Period {
  return {
    ...(from !== undefined && { from: startOfBusinessDay(from) }),
    ...(until !== undefined && { until: startOfBusinessDay(until) }),
  };
}

function startOf(day: string, unit: 'day' | 'month'): string {
  return unit === 'day' ? day : monthOf(day);
}

function firstWhole(from: string, unit: 'day' | 'month'): string {
  const begun = startOf(businessDayOf(from), unit);
  if (startOfBusinessDay(begun) === from) return begun;
  return unit === 'day' ? daysLater(begun, 1) : monthOf(daysLater(begun, 31));
}
