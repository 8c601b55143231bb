import { expect, test } from 'vitest';
import { calendarPeriod, monthColumns, shade, stepFrom } from './calendar.ts';

test.each([
  ['2026-03-15', '2025-09-15,2026-03-15'],
  ['2026-03-16', '2025-09-22,2026-03-16'],
])('the half year up to %s begins on a Monday: %s', (last, period) => {
  expect(calendarPeriod(last)).toBe(period);
  expect(new Date(period.split(',')[0] ?? '').getUTCDay()).toBe(1);
});

test('shades a day by its share of the highest count, and never as empty when it has a count', () => {
  expect([0, 1, 25, 26, 50, 99, 100].map((count) => shade(count, 100))).toEqual([0, 1, 1, 2, 2, 4, 4]);
  expect(shade(0, 0)).toBe(0);
});

test('arrow keys move by days and weeks, and stop at the edges', () => {
  const at = (index: number, key: string) => stepFrom(index, key, 20);
  expect([at(8, 'ArrowUp'), at(8, 'ArrowDown'), at(8, 'ArrowLeft'), at(8, 'ArrowRight')]).toEqual([
    7, 9, 1, 15,
  ]);
  expect([at(0, 'ArrowUp'), at(19, 'ArrowDown'), at(3, 'ArrowLeft'), at(15, 'ArrowRight')]).toEqual([
    0, 19, 3, 15,
  ]);
  expect([at(8, 'Home'), at(8, 'End'), at(8, 'Tab')]).toEqual([0, 19, 8]);
});

test('puts the name of a month above the week of its first day', () => {
  const days = ['2026-03-30', '2026-03-31', '2026-04-01'].map((day) => ({ day, count: 0 }));
  expect(monthColumns(days)).toEqual([{ day: '2026-04-01', column: 1 }]);
  const later = Array.from({ length: 8 }, (_, index) => ({
    day: index === 7 ? '2026-06-01' : 'x',
    count: 0,
  }));
  expect(monthColumns(later)).toEqual([{ day: '2026-06-01', column: 2 }]);
});
