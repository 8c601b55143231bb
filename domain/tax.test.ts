import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstTaxRate, taxOf } from './tax.ts';

test.each([
  [39_000, 3_545],
  [11, 1],
  [10, 0],
  [0, 0],
])('%i holds %i tax at 10 percent', (amount, tax) => {
  expect(taxOf(amount, firstTaxRate)).toBe(tax);
});

test('tax is the rate of the net amount, rounded down to whole units', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      (amount, rate) => {
        const tax = taxOf(amount, rate);
        const exact = (net: number) => (net * rate) / 100;
        expect(Number.isSafeInteger(tax) && tax >= 0 && tax <= amount).toBe(true);
        expect(tax).toBeLessThanOrEqual(exact(amount - tax) + 1);
        expect(tax + 1).toBeGreaterThan(exact(amount - tax - 1));
      },
    ),
  );
});
