import { businessDayOf } from '#domain/business-day.ts';

/** The days of the hours that were asked for. Each event counts the days of its thing again, and computing them is slow. */
const days = new Map<string, string>();
const daysAtMost = 100_000;

/** Returns the business day (UTC+9) of an ISO instant. */
export function dayOf(at: string): string {
  const hour = at.slice(0, 13);
  const known = days.get(hour);
  if (known !== undefined) return known;
  if (days.size === daysAtMost) days.clear();
  const day = businessDayOf(at);
  days.set(hour, day);
  return day;
}
