import { daysLater } from './business-day.ts';

/** The days of a region without pickups and deliveries, besides weekends: YYYY-MM-DD. */
export type ClosedDays = ReadonlySet<string>;

/** Returns false on Saturdays, Sundays and closed days. */
export function isOpenDay(day: string, closed: ClosedDays): boolean {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closed.has(day);
}

/** Returns the day itself if it is open, else the next open day. */
export function openDayFrom(day: string, closed: ClosedDays): string {
  return nextOpen(day, 1, closed);
}

/** Returns the last open day before a day. */
export function openDayBefore(day: string, closed: ClosedDays): string {
  return nextOpen(daysLater(day, -1), -1, closed);
}

/** Returns the open day that many open days after a day. Zero means the day itself, or the next open day. */
export function openDaysLater(day: string, days: number, closed: ClosedDays): string {
  let open = openDayFrom(day, closed);
  for (let left = days; left > 0; left--) open = openDayFrom(daysLater(open, 1), closed);
  return open;
}

function nextOpen(day: string, step: 1 | -1, closed: ClosedDays): string {
  let open = day;
  while (!isOpenDay(open, closed)) open = daysLater(open, step);
  return open;
}
