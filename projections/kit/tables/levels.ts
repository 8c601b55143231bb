import type { DayPlace } from './day-table.ts';

/** How long a sum reaches: a business day, the month that begins on its day, or all time. */
export type Level = 'day' | 'month' | 'all';

const ending = { day: '', month: '/month', all: '/all' } as const satisfies Record<Level, string>;

/** The day of sums of all time, which no event can reach. */
const beforeAll = '0001-01-01';

/** Returns the first day of a day's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** Returns the dimension under which the sums of a level stand. */
export function atLevel(dimension: string, level: Level): string {
  return `${dimension}${ending[level]}`;
}

export function levelOf(dimension: string): Level {
  if (dimension.endsWith(ending.month)) return 'month';
  return dimension.endsWith(ending.all) ? 'all' : 'day';
}

/** Returns the same place at each of these levels. */
export function inLevels(place: DayPlace, levels: readonly Level[]): DayPlace[] {
  return levels.map((level) => ({
    ...place,
    dimension: atLevel(place.dimension, level),
    day: level === 'day' ? place.day : level === 'month' ? monthOf(place.day) : beforeAll,
  }));
}

/** Conditions on the rows of each level. */
export const isOfLevel: Readonly<Record<Level, string>> = {
  day: `dimension not like '%${ending.month}' and dimension not like '%${ending.all}'`,
  month: `dimension like '%${ending.month}'`,
  all: `dimension like '%${ending.all}'`,
};
