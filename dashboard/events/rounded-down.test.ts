import { expect, test } from 'vitest';
import { roundedDown } from './rounded-down.ts';

test.each([
  [5_162, 5_000],
  [10_000, 10_000],
  [1_999, 1_000],
  [7, 7],
  [0, 0],
])('of a count that stopped at %d it is said that there are at least %d', (count, said) => {
  expect(roundedDown(count)).toBe(said);
});
