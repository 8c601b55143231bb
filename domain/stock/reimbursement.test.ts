import { expect, test } from 'vitest';
import { reimbursement } from './reimbursement.ts';

test.each([
  [100_001, 33, 33_000],
  [99, 50, 49],
  [50_000, 0, 0],
  [50_000, 100, 50_000],
])('of %i at %i percent is %i', (price, rate, amount) => {
  expect(reimbursement(price, rate)).toBe(amount);
});
