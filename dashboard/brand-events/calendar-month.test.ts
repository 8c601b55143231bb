import { expect, test } from 'vitest';
import { daysWithEvents, isMonth, monthLater, weeksOf } from './calendar-month.ts';

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

test('a month has no day of an event that ends in the week before it', () => {
  const days = weeksOf('2026-12').flat();
  const before = { startDate: '2026-11-28', endDate: '2026-11-30' };
  const into = { startDate: '2026-11-30', endDate: '2026-12-02' };
  expect(daysWithEvents('2026-12', days, [before])).toEqual([]);
  expect(daysWithEvents('2026-12', days, [before, into])).toEqual(['2026-12-01', '2026-12-02']);
});

test('months follow one another across years', () => {
  expect([monthLater('2026-12', 1), monthLater('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test.each(['2026-13', '2026-1', 'later', '', '0026-01'])('%j is no month', (text) => {
  expect(isMonth(text)).toBe(false);
});
