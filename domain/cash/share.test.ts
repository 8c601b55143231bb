import { expect, test } from 'vitest';
import { shareOfCash } from './share.ts';

test.each([
  [100, 3, [33, 33, 34]],
  [90_000, 1, [90_000]],
  [2, 3, [0, 0, 2]],
  [0, 2, [0, 0]],
])('%d over %d entries is %o', (amount, entries, shares) => {
  expect(shares.map((_, index) => shareOfCash(amount, entries, index))).toEqual(shares);
});
