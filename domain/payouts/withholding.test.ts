import { expect, test } from 'vitest';
import { paidOutOf } from './payout-state.ts';
import { firstPayoutRates, withheldFrom } from './withholding.ts';

test.each([
  ['KOREA', 333_333, 9_990, 990, 322_353],
  ['JAPAN', 55_555, 5_672, 0, 49_883],
  ['JAPAN', 1_500_000, 204_200, 0, 1_295_800],
  ['JAPAN', 1_000_000, 102_100, 0, 897_900],
  ['JAPAN', 1_000_009, 102_101, 0, 897_908],
  ['KOREA', 10_000, 300, 30, 9_670],
  ['KOREA', 333, 0, 0, 333],
  ['KOREA', 334, 10, 0, 324],
  ['KOREA', 100_000_000, 3_000_000, 300_000, 96_700_000],
] as const)('%s: of %d it keeps %d and %d, and pays %d', (regionId, amount, incomeTax, localTax, paidOut) => {
  const tax = withheldFrom(amount, regionId, firstPayoutRates);
  expect(tax).toEqual({ incomeTax, localTax });
  expect(paidOutOf({ amount, ...tax })).toBe(paidOut);
});
