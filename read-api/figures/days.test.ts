import { expect, test } from 'vitest';
import { bucketsOf } from './days.ts';

const korea = { from: '2026-02-27T15:00:00.000Z', until: '2026-03-02T15:00:00.000Z' };

test('days are those of the time zone, and begin at its midnight', () => {
  expect(bucketsOf(korea, 'day', 'Asia/Seoul', 9)).toEqual([
    { first: '2026-02-28', last: '2026-02-28', from: '2026-02-27T15:00:00.000Z' },
    { first: '2026-03-01', last: '2026-03-01', from: '2026-02-28T15:00:00.000Z' },
    { first: '2026-03-02', last: '2026-03-02', from: '2026-03-01T15:00:00.000Z' },
  ]);
});

test('a day with a clock change is shorter, and the next begins at its end', () => {
  const easter = { from: '2026-03-28T23:00:00.000Z', until: '2026-03-30T22:00:00.000Z' };
  expect(bucketsOf(easter, 'day', 'Europe/Berlin', 9)?.map(({ from }) => from)).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ]);
});

test('weeks begin with the first day, months with the calendar’s, and the last one ends with the period', () => {
  const period = { from: '2025-12-30T12:00:00.000Z', until: '2026-02-10T00:00:00.000Z' };
  const days = (unit: 'week' | 'month') =>
    bucketsOf(period, unit, 'UTC', 9)?.map(({ first, last }) => [first, last].join(' '));
  expect(days('week')?.at(0)).toBe('2025-12-30 2026-01-05');
  expect(days('week')?.at(-1)).toBe('2026-02-03 2026-02-09');
  expect(days('month')).toEqual(['2025-12-30 2025-12-31', '2026-01-01 2026-01-31', '2026-02-01 2026-02-09']);
  expect(bucketsOf(period, 'month', 'UTC', 9)?.[0]?.from).toBe(period.from);
});

test('limits the number of buckets, and refuses an unknown time zone', () => {
  expect(bucketsOf(korea, 'day', 'UTC', 2)).toBe(null);
  expect(() => bucketsOf(korea, 'day', 'Mars/Base', 9)).toThrow(RangeError);
});
