import { daysLater } from '#domain/business-day.ts';

/** The weeks of a month (`2026-11`), each from Sunday to Saturday. Days of other months fill the first and the last week. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const from = daysLater(first, -new Date(first).getUTCDay());
  const weeks: string[][] = [];
  for (let sunday = from; sunday <= lastDayOf(month); sunday = daysLater(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => daysLater(sunday, index)));
  }
  return weeks;
}

/** The events that are open on a day. */
export function onDay<Event extends { startDate: string; endDate: string }>(
  events: readonly Event[],
  day: string,
): Event[] {
  return events.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
}

/** The days of the month that have events. Days of other months in its weeks are left out. */
export function daysWithEvents(
  month: string,
  days: readonly string[],
  events: readonly { startDate: string; endDate: string }[],
): string[] {
  return days.filter((day) => day.startsWith(month) && onDay(events, day).length > 0);
}

/** The month so many months later. */
export function monthLater(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

function lastDayOf(month: string): string {
  return daysLater(`${monthLater(month, 1)}-01`, -1);
}

/** Whether the text is a month that dates can be computed with: `2026-11`, between 2000 and 2999. */
export function isMonth(text: string): boolean {
  return /^2\d{3}-(0[1-9]|1[0-2])$/.test(text);
}
