import { businessDayOf, daysLater, startOfBusinessDay } from '#domain/business-day.ts';
import type { Period } from '#http/filters.ts';

/** Whole business days (UTC+9); `until` is exclusive. Without bounds they are all days. */
export interface WholeDays {
  from?: string;
  until?: string;
}

/**
 * Cuts a period into the whole business days in it and the partial days at its ends. Null: it contains no whole day, so it is
 * all partial.
 */
export function cut(period: Period): { whole: WholeDays | null; parts: Period[] } {
  const { from, until } = period;
  const first = from === undefined ? undefined : firstWhole(from);
  const end = until === undefined ? undefined : businessDayOf(until);
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

function firstWhole(from: string): string {
  const day = businessDayOf(from);
  return startOfBusinessDay(day) === from ? day : daysLater(day, 1);
}
