import { expect, test } from 'vitest';
import { timeFormats } from '../preferences/time.ts';
import { groupByDay } from './group-by-day.ts';

const entries = ['2026-08-02T16:00:00Z', '2026-08-02T14:00:00Z', '2026-08-01T14:00:00Z'].map((time) => ({
  time,
}));
const days = (zone: string) =>
  groupByDay(entries, timeFormats('en', zone).isoDay).map(({ day, entries: of }) => [day, of.length]);

test("groups entries by day in the reader's time zone", () => {
  expect(days('UTC')).toEqual([
    ['2026-08-02', 2],
    ['2026-08-01', 1],
  ]);
  expect(days('Asia/Seoul')).toEqual([
    ['2026-08-03', 1],
    ['2026-08-02', 1],
    ['2026-08-01', 1],
  ]);
});
