import { expect, test } from 'vitest';
import { type CourseLine, isAlone, scaleEnd } from './series-lines.ts';

const line = (...data: (number | null)[]): CourseLine => ({ id: 'a', name: 'A', color: 'red', data });

test.each([
  [[line(3, null, 7), line(0, 12)], 12],
  [[line(0, 0)], 1],
  [[line()], 1],
])('the scale ends at the highest number of all lines: %#', (lines, end) => {
  expect(scaleEnd(lines)).toBe(end);
});

test.each([
  [[5], 0, true],
  [[5, 6], 0, false],
  [[5, 6], 1, false],
  [[1, null, 5, null, 2], 2, true],
  [[1, 0, 5], 1, false],
])('a number without neighbours is alone: %j at %i', (data, index, expected) => {
  expect(isAlone(data, index)).toBe(expected);
});
