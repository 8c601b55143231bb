import { expect, test } from 'vitest';
import { isMonth, monthLater, weeksOf } from './calendar-month.ts';

test('the weeks of a month begin on Sundays and hold all of its days once', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks.map(([sunday]) => sunday)).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
  ]);
  expect(weeks.flat().filter((day) => day.startsWith('2026-11'))).toHaveLength(30);
});

test('days of the month before fill the first week', () => {
  const [first = []] = weeksOf('2026-12');
  expect([first[0], first[6]]).toEqual(['2026-11-29', '2026-12-05']);
});

test('months follow one another across years', () => {
  expect([monthLater('2026-12', 1), monthLater('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test.each(['2026-13', '2026-1', 'later', '', '0026-01'])('%j is no month', (text) => {
  expect(isMonth(text)).toBe(false);
});
