const dayMs = 86_400_000;
const weeks = 26;

export interface CalendarDay {
  /** The day as YYYY-MM-DD. */
  day: string;
  count: number;
}

/** The 26 weeks up to a day, as `first,last`. They begin on a Monday; the last week may be incomplete. */
export function calendarPeriod(last: string): string {
  const sinceMonday = (new Date(last).getUTCDay() + 6) % 7;
  const first = Date.parse(last) - (sinceMonday + 7 * (weeks - 1)) * dayMs;
  return `${new Date(first).toISOString().slice(0, 10)},${last}`;
}

/** The shade of a day: 0 for a count of 0, otherwise 1 to 4 by the day's share of the highest count. */
export function shade(count: number, most: number): number {
  return count === 0 || most === 0 ? 0 : Math.ceil((4 * count) / most);
}

/**
 * The index that an arrow key moves to, among days in columns of seven. At an edge, and for other keys, the index
 * stays.
 */
export function stepFrom(index: number, key: string, days: number): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    ArrowLeft: -7,
    ArrowRight: 7,
    Home: -index,
    End: days - 1 - index,
  };
  const next = index + (steps[key] ?? 0);
  return next < 0 || next >= days ? index : next;
}

/** The first day of each month and the column that it stands in, counted from 1. */
export function monthColumns(days: readonly CalendarDay[]): { day: string; column: number }[] {
  return days.flatMap(({ day }, index) =>
    day.endsWith('-01') ? { day, column: Math.floor(index / 7) + 1 } : [],
  );
}
