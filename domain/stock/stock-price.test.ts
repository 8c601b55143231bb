import { expect, test } from 'vitest';
import { stockPrice } from './stock-price.ts';

test.each([
  [100_000, 0, 100_000],
  [100_000, 30, 70_000],
  [99_999, 33, 66_999],
  [1, 1, 0],
  [0, 50, 0],
  [59_000, 100, 0],
  [2_147_483_647, 15, 1_825_361_099],
])('%i less %i percent is %i', (originalPrice, discountRate, price) => {
  expect(stockPrice(originalPrice, discountRate)).toBe(price);
});
