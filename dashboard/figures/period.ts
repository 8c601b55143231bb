import { dayEnd, dayStart, presetPeriod } from '../kit/preferences/days.ts';

const dayMs = 86_400_000;

/** The days of a period, `first,last` or one day alone. */
export function daysOf(period: string): { first: string; last: string; count: number } {
  const [first = period, last = first] = period.split(',');
  return { first, last, count: Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1 };
}

/** What is shown where no period is chosen. */
export function defaultPeriod(today: string): string {
  return presetPeriod('last30', today);
}

/** As many days directly before. */
export function previousPeriod(period: string): string {
  const { first, count } = daysOf(period);
  const shifted = (days: number) => new Date(Date.parse(first) - days * dayMs).toISOString().slice(0, 10);
  return `${shifted(count)},${shifted(1)}`;
}

/** The period as calls take it: from the first to the last instant of its days in the person's zone. */
export function instantsOf(period: string, timeZone: string): string {
  const { first, last } = daysOf(period);
  return `${dayStart(first, timeZone)},${dayEnd(last, timeZone)}`;
}

/** By what a chart counts, so that it has at most some fifty points. */
export function unitOf(period: string): 'day' | 'week' | 'month' {
  const { count } = daysOf(period);
  if (count <= 45) return 'day';
  return count <= 350 ? 'week' : 'month';
}
