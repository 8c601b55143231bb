import { expect, test } from 'vitest';
import { courseFrom, type LagCourse, withLag } from './lag-course.ts';

const begun = courseFrom(1_000, 0.5);

/** Adds one lag every five seconds, the first at the end of the first step. */
const polled = (lags: readonly number[]) =>
  lags.reduce<LagCourse>((course, lag, index) => withLag(course, 1_000 + (index + 1) * 5_000, lag), begun);

test('keeps the highest lag of each step', () => {
  expect(withLag(withLag(begun, 2_000, 3), 5_999, 1).peaks).toEqual([3]);
  expect(polled([2, 0]).peaks).toEqual([0.5, 2, 0]);
});

test('repeats the last lag while the page was in the background', () => {
  expect(withLag(polled([2]), 1_000 + 5 * 5_000, 0).peaks).toEqual([0.5, 2, 2, 2, 2, 0]);
});

test('stays short, however long the page is open, and loses no peak', () => {
  const lags = Array.from({ length: 10_000 }, (_, index) => (index === 77 ? 42 : 0));
  const { peaks, step, since } = polled(lags);
  expect(peaks.length).toBeGreaterThan(50);
  expect(peaks.length).toBeLessThanOrEqual(120);
  expect(since + peaks.length * step).toBeGreaterThan(1_000 + lags.length * 5_000);
  expect(Math.max(...peaks)).toBe(42);
});

test('takes in the lag after a clock was set back, and after a night of sleep', () => {
  expect(withLag(polled([2]), 0, 7).peaks).toEqual([0.5, 7]);
  const { peaks } = withLag(polled([2]), 1_000 + 9 * 3_600_000, 1);
  expect(peaks[0]).toBe(2);
  expect(peaks.at(-1)).toBe(1);
});
