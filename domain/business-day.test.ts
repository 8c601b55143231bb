import { expect, test } from 'vitest';
import {
  businessDayOf,
  daysFrom,
  daysLater,
  endOfBusinessDay,
  isDay,
  startOfBusinessDay,
} from './business-day.ts';

test('a business day begins and ends at 15:00 UTC', () => {
  expect(startOfBusinessDay('2026-03-02')).toBe('2026-03-01T15:00:00.000Z');
  expect(endOfBusinessDay('2026-03-01')).toBe(startOfBusinessDay('2026-03-02'));
  expect(businessDayOf('2026-03-01T14:59:59.999Z')).toBe('2026-03-01');
  expect(businessDayOf('2026-03-01T15:00:00.000Z')).toBe('2026-03-02');
});

test('days are counted over months, years and leap days', () => {
  expect([daysLater('2028-02-28', 1), daysLater('2027-01-01', -1)]).toEqual(['2028-02-29', '2026-12-31']);
  expect([daysFrom('2026-04-11', '2026-04-30'), daysFrom('2026-04-11', '2026-04-11')]).toEqual([20, 1]);
});

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-01', false],
  ['2026-01-01T00:00', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
