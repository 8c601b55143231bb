import type { HolidaysTypes } from 'date-holidays';
import { businessDay, daysLater } from '#domain/business-day.ts';
import type { Region } from '#domain/regions.ts';

const countries = { KOREA: 'KR', JAPAN: 'JP' } as const satisfies Record<Region, string>;
const known = new Map<string, Promise<readonly string[]>>();

/**
 * Returns the public and the bank holidays of a region's year with their substitute days: YYYY-MM-DD. Holidays that a
 * government declares later, such as days of elections, are missing: staff enter them as closed days.
 */
export function holidays(region: Region, year: number): Promise<readonly string[]> {
  const key = `${region} ${year}`;
  const days = known.get(key) ?? computed(region, year);
  known.set(key, days);
  return days;
}

async function computed(region: Region, year: number): Promise<readonly string[]> {
  // The package has the rules of all countries and takes most of a second to load, so only the first use loads it.
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays(countries[region], { types: ['public', 'bank'] });
  return [...new Set(calendar.getHolidays(year).flatMap(daysOf))].sort();
}

function daysOf({ start, end, rule }: HolidaysTypes.Holiday): string[] {
  // By law the Lunar New Year has a day before it and a day after it. The package has two days after it.
  const shift = rule.startsWith('korean 01-0-01 ') ? -1 : 0;
  const first = businessDay(start);
  const length = Math.round((end.getTime() - start.getTime()) / 86_400_000);
  return Array.from({ length }, (_, at) => daysLater(first, at + shift));
}
