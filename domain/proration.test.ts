import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysFrom, daysLater } from './business-day.ts';
import { firstPeriod } from './periods.ts';
import { chargeOn, creditOn } from './proration.ts';

const april = { paid: 300_000, startDate: '2026-04-01', endDate: '2026-04-30' };

test('300,000 paid for April, upgraded on the 11th to 500,000: 20 of 30 days are left', () => {
  expect(chargeOn('2026-04-11', { ...april, newPrice: 500_000 })).toEqual({
    charge: 300_000,
    credit: 200_000,
  });
});

test.each([
  ['2026-04-01', 300_000],
  ['2026-04-02', 290_000],
  ['2026-04-30', 10_000],
  ['2026-05-01', 0],
  ['2026-03-01', 300_000],
])('the credit on %s is %i', (day, credit) => {
  expect(creditOn(day, april)).toBe(credit);
});

test('a credit is rounded down to whole units', () => {
  expect(creditOn('2026-04-11', { ...april, paid: 100 })).toBe(66);
});

test('a credit never exceeds the price, falls from day to day, and is nil after the period', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.integer({ min: 0, max: 1_500 }),
      fc.constantFrom(1, 3, 12),
      fc.integer({ min: 0, max: 60 }),
      (paid, from, months, extended) => {
        const { startDate, endDate: last } = firstPeriod(daysLater('2026-01-01', from), months);
        const endDate = daysLater(last, extended);
        const length = daysFrom(startDate, endDate);
        let before = paid;
        for (let day = 0; day <= length; day += 1) {
          const credit = creditOn(daysLater(startDate, day), { paid, startDate, endDate });
          expect(Number.isSafeInteger(credit) && credit >= 0 && credit <= before).toBe(true);
          expect(Math.abs(credit - (paid * (length - day)) / length)).toBeLessThan(1);
          before = credit;
        }
        expect(before).toBe(0);
      },
    ),
  );
});
