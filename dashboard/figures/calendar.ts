const dayMs = 86_400_000;
const weeks = 26;

export interface CalendarDay {
  /** YYYY-MM-DD. */
  day: string;
  count: number;
}

/** Half a year of whole weeks, `first,last`, that ends with the day: it begins on a Monday. */
export function calendarPeriod(last: string): string {
  const sinceMonday = (new Date(last).getUTCDay() + 6) % 7;
  const first = Date.parse(last) - (sinceMonday + 7 * (weeks - 1)) * dayMs;
  return `${new Date(first).toISOString().slice(0, 10)},${last}`;
}

/** How dark a day is: 0 for nothing, 1 to 4 by its share of the most that happened on one. */
export function shade(count: number, most: number): number {
  return count === 0 || most === 0 ? 0 : Math.ceil((4 * count) / most);
}

/** Where an arrow key leads from a day, by the index among days that stand seven in a column; it stays at the edges. */
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

/** The column, from 1 on, in which each month has its first day, by that day. */
export function monthColumns(days: readonly CalendarDay[]): { day: string; column: number }[] {
  return days.flatMap(({ day }, index) =>
    day.endsWith('-01') ? { day, column: Math.floor(index / 7) + 1 } : [],
  );
}
