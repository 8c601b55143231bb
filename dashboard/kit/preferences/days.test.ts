import { expect, test } from 'vitest';
import { dayEnd, dayOf, dayStart, presetPeriod, shownDay } from './days.ts';

test('a day starts and ends at midnight of its zone, also when daylight saving time changes', () => {
  expect(dayStart('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  expect(dayEnd('2026-03-29', 'Europe/Berlin')).toBe('2026-03-29T21:59:59.999Z');
  expect(dayStart('2026-10-25', 'Europe/Berlin')).toBe('2026-10-24T22:00:00.000Z');
  expect(dayEnd('2026-10-25', 'Europe/Berlin')).toBe('2026-10-25T22:59:59.999Z');
  expect(dayStart('2026-01-01', 'America/New_York')).toBe('2026-01-01T05:00:00.000Z');
});

test('an instant falls on different days in different zones', () => {
  const instant = Date.parse('2026-08-31T15:30:00Z');
  expect(dayOf(instant, 'UTC')).toBe('2026-08-31');
  expect(dayOf(instant, 'Asia/Seoul')).toBe('2026-09-01');
});

test.each([
  ['today', '2026-03-02,2026-03-02'],
  ['last7', '2026-02-24,2026-03-02'],
  ['last30', '2026-02-01,2026-03-02'],
  ['last90', '2025-12-03,2026-03-02'],
  ['thisMonth', '2026-03-01,2026-03-02'],
  ['lastMonth', '2026-02-01,2026-02-28'],
] as const)('%s on 2 March is %s', (preset, period) => {
  expect(presetPeriod(preset, '2026-03-02')).toBe(period);
});

test('the date field shows the chosen day in the zone of the reader, and nothing for an invalid instant', () => {
  const jumped = dayEnd('2026-03-05', 'Asia/Seoul');
  expect(shownDay(jumped, 'Asia/Seoul')).toBe('2026-03-05');
  expect([shownDay(null, 'Asia/Seoul'), shownDay('yesterday', 'Asia/Seoul')]).toEqual(['', '']);
});
