import { dayEnd, dayStart, presetPeriod } from '../kit/preferences/days.ts';

const dayMs = 86_400_000;

/** The first day, the last day and the number of days of a period, which is `first,last` or one day alone. */
export function daysOf(period: string): { first: string; last: string; count: number } {
  const [first = period, last = first] = period.split(',');
  return { first, last, count: Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1 };
}

/** The period of the page until the person chooses one. */
export function defaultPeriod(today: string): string {
  return presetPeriod('last30', today);
}

/** The year that ends with a day, as `first,last`. */
export function yearUpTo(today: string): string {
  return `${new Date(Date.parse(today) - 364 * dayMs).toISOString().slice(0, 10)},${today}`;
}

/** The period of the same length directly before this one. */
export function previousPeriod(period: string): string {
  const { first, count } = daysOf(period);
  const shifted = (days: number) => new Date(Date.parse(first) - days * dayMs).toISOString().slice(0, 10);
  return `${shifted(count)},${shifted(1)}`;
}

/** The period as calls take it: the first and the last instant of its days in the person's time zone. */
export function instantsOf(period: string, timeZone: string): string {
  const { first, last } = daysOf(period);
  return `${dayStart(first, timeZone)},${dayEnd(last, timeZone)}`;
}

/** The unit of a chart: days up to 45 days, weeks up to 350 days (fifty points), otherwise months. */
export function unitOf(period: string): 'day' | 'week' | 'month' {
  const { count } = daysOf(period);
  if (count <= 45) return 'day';
  return count <= 350 ? 'week' : 'month';
}
