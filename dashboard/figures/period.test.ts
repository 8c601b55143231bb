import { expect, test } from 'vitest';
import { daysOf, defaultPeriod, instantsOf, previousPeriod, unitOf, yearUpTo } from './period.ts';

test('the previous period has the same length and ends on the day before', () => {
  expect(previousPeriod('2026-03-01,2026-03-31')).toBe('2026-01-29,2026-02-28');
  expect(previousPeriod('2026-03-01,2026-03-01')).toBe('2026-02-28,2026-02-28');
  expect(previousPeriod('2026-03-01')).toBe('2026-02-28,2026-02-28');
  expect(daysOf('2026-03-01,2026-03-31').count).toBe(31);
});

test('the default period is the last thirty days', () => {
  expect(defaultPeriod('2026-03-30')).toBe('2026-03-01,2026-03-30');
});

test('the call covers the whole days of the zone, as calls of lists do', () => {
  expect(instantsOf('2026-03-01,2026-03-02', 'Asia/Seoul')).toBe(
    '2026-02-28T15:00:00.000Z,2026-03-02T14:59:59.999Z',
  );
});

test.each([
  ['2026-03-01,2026-03-31', 'day'],
  ['2026-01-01,2026-03-31', 'week'],
  ['2018-01-01,2026-03-31', 'month'],
])('charts %s by the %s', (period, unit) => {
  expect(unitOf(period)).toBe(unit);
});

test('a year ends with its day', () => {
  expect(yearUpTo('2026-11-30')).toBe('2025-12-01,2026-11-30');
});
