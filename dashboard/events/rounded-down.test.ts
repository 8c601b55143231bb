import { expect, test } from 'vitest';
import { roundedDown } from './rounded-down.ts';

test.each([
  [5_162, 5_000],
  [10_000, 10_000],
  [1_999, 1_000],
  [7, 7],
  [0, 0],
])('rounds a count that stopped at %d down to %d', (count, said) => {
  expect(roundedDown(count)).toBe(said);
});
