import { expect, test } from 'vitest';
import { daysLater } from '#domain/business-day.ts';
import { isOpenDay, openDaysLater } from '#domain/open-days.ts';
import type { Region } from '#domain/regions.ts';
import { holidays } from './holidays.ts';

/** The weekdays of a month without work, as the governments published them. */
test.each<[Region, string, readonly string[]]>([
  // The Lunar New Year, with the day before and the day after; in 2027 a substitute day follows.
  ['KOREA', '2026-02', ['16', '17', '18']],
  ['KOREA', '2027-02', ['08', '09']],
  ['KOREA', '2028-01', ['26', '27', '28']],
  // Independence Movement Day on a Sunday, with its substitute day.
  ['KOREA', '2026-03', ['02']],
  // Children's Day and Buddha's Birthday on one day.
  ['KOREA', '2025-05', ['05', '06']],
  // Memorial Day on a Saturday has no substitute day.
  ['KOREA', '2026-06', []],
  ['KOREA', '2025-10', ['03', '06', '07', '08', '09']],
  ['KOREA', '2026-09', ['24', '25']],
  ['KOREA', '2026-12', ['25']],
  // Golden Week: in 2025 and 2026 its Sunday moves to the day after.
  ['JAPAN', '2025-05', ['05', '06']],
  ['JAPAN', '2026-04', ['29']],
  ['JAPAN', '2026-05', ['04', '05', '06']],
  // A day between two holidays is a holiday.
  ['JAPAN', '2026-09', ['21', '22', '23']],
  ['JAPAN', '2026-12', ['31']],
  ['JAPAN', '2027-01', ['01', '11']],
])('%s closes in %s on %j', async (region, month, days) => {
  const closed = new Set(await holidays(region, Number(month.slice(0, 4))));
  const ofMonth = Array.from({ length: 31 }, (_, at) => daysLater(`${month}-01`, at));
  const weekdays = ofMonth.filter((day) => day.startsWith(month) && isOpenDay(day, new Set()));
  expect(weekdays.filter((day) => closed.has(day)).map((day) => day.slice(8))).toEqual(days);
});

test('closed days of the next year count at the end of a year', async () => {
  const closedIn = async (region: Region) =>
    new Set((await Promise.all([2026, 2027].map((year) => holidays(region, year)))).flat());
  expect(openDaysLater('2026-12-30', 1, await closedIn('JAPAN'))).toBe('2027-01-04');
  expect(openDaysLater('2026-12-30', 1, await closedIn('KOREA'))).toBe('2026-12-31');
  expect(openDaysLater('2026-12-31', 1, await closedIn('KOREA'))).toBe('2027-01-04');
});
