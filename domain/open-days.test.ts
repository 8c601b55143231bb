import { expect, test } from 'vitest';
import { isOpenDay, openDayBefore, openDayFrom, openDaysLater } from './open-days.ts';

/** Friday, 1 May 2026, is open; from Monday to Wednesday the region is closed. */
const closed = new Set(['2026-05-04', '2026-05-05', '2026-05-06']);

test.each([
  ['2026-05-01', true],
  ['2026-05-02', false],
  ['2026-05-03', false],
  ['2026-05-04', false],
  ['2026-05-07', true],
])('%s is open: %s', (day, isOpen) => {
  expect(isOpenDay(day, closed)).toBe(isOpen);
});

test('counts open days alone', () => {
  expect(openDayFrom('2026-05-01', closed)).toBe('2026-05-01');
  expect(openDayFrom('2026-05-02', closed)).toBe('2026-05-07');
  expect(openDayBefore('2026-05-07', closed)).toBe('2026-05-01');
  expect(openDaysLater('2026-05-02', 0, closed)).toBe('2026-05-07');
  expect(openDaysLater('2026-05-02', 1, closed)).toBe('2026-05-08');
  expect(openDaysLater('2026-05-01', 3, closed)).toBe('2026-05-11');
});
