import { expect, test } from 'vitest';
import { expectedPrice } from './look-use-text.ts';

test.each([
  [null, { expected_amount: 0, expected_point_amount: 0 }],
  [{ kind: 'cash', amount: 200_000 } as const, { expected_amount: 200_000, expected_point_amount: 0 }],
  [{ kind: 'points', amount: 3_000 } as const, { expected_amount: 0, expected_point_amount: 3_000 }],
])('a request for the price %j expects %j', (price, expected) => {
  expect(expectedPrice(price)).toEqual(expected);
});
