import { expect, test } from 'vitest';
import { apart } from './line-places.ts';

test.each([
  [
    [10, 60, 90],
    [10, 60, 90],
  ],
  [
    [50, 50, 50],
    [50, 66, 82],
  ],
  [
    [90, 95, 100],
    [68, 84, 100],
  ],
  [
    [30, 10, 20],
    [42, 10, 26],
  ],
])('spreads names at %j to %j', (wanted, places) => {
  expect(apart(wanted, 16, 0, 100)).toEqual(places);
});
