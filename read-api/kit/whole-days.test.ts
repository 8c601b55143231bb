import { expect, test } from 'vitest';
import { cut, periodOfDays } from './whole-days.ts';

const day = (text: string) => `${text}T15:00:00.000Z`;

test('a period of whole business days has no parts', () => {
  expect(cut({ from: day('2026-01-09'), until: day('2026-01-12') })).toEqual({
    whole: { from: '2026-01-10', until: '2026-01-13' },
    parts: [],
  });
});

test('days in UTC end in the middle of business days', () => {
  expect(cut({ from: '2026-01-10T00:00:00.000Z', until: '2026-01-12T00:00:00.000Z' })).toEqual({
    whole: { from: '2026-01-11', until: '2026-01-12' },
    parts: [
      { from: '2026-01-10T00:00:00.000Z', until: day('2026-01-10') },
      { from: day('2026-01-11'), until: '2026-01-12T00:00:00.000Z' },
    ],
  });
});

test('a period without a whole day is one part', () => {
  const hours = { from: '2026-01-10T00:00:00.000Z', until: '2026-01-11T00:00:00.000Z' };
  expect(cut(hours)).toEqual({ whole: null, parts: [hours] });
});

test('all time is all days', () => {
  expect(cut({})).toEqual({ whole: {}, parts: [] });
  expect(cut({ from: day('2026-01-09') })).toEqual({ whole: { from: '2026-01-10' }, parts: [] });
});

test('whole months leave the days at their ends', () => {
  expect(cut({ from: day('2025-12-31'), until: day('2026-02-28') }, 'month')).toEqual({
    whole: { from: '2026-01-01', until: '2026-03-01' },
    parts: [],
  });
  expect(cut({ from: day('2026-01-01'), until: '2026-03-01T00:00:00.000Z' }, 'month')).toEqual({
    whole: { from: '2026-02-01', until: '2026-03-01' },
    parts: [
      { from: day('2026-01-01'), until: day('2026-01-31') },
      { from: day('2026-02-28'), until: '2026-03-01T00:00:00.000Z' },
    ],
  });
});

test('a month in UTC holds no whole month in UTC+9', () => {
  const month = { from: '2026-01-01T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' };
  expect(cut(month, 'month')).toEqual({ whole: null, parts: [month] });
});

test('whole days are a period', () => {
  expect(periodOfDays({ from: '2026-01-10', until: '2026-02-01' })).toEqual({
    from: day('2026-01-09'),
    until: day('2026-01-31'),
  });
  expect(periodOfDays({})).toEqual({});
});
