import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysFrom, daysLater } from './business-day.ts';
import { firstPeriod, nextPeriod, type Period, periodAt } from './periods.ts';

test.each([
  [0, '2027-01-31', '2027-02-27'],
  [1, '2027-02-28', '2027-03-30'],
  [2, '2027-03-31', '2027-04-29'],
])('period %i of the anchor 31 January, monthly, in no leap year', (n, startDate, endDate) => {
  expect(periodAt('2027-01-31', n, 1)).toEqual({
    anchor: '2027-01-31',
    monthsBefore: n,
    startDate,
    endDate,
  });
});

test('in a leap year, a start in February is the 29th', () => {
  expect(periodAt('2028-01-31', 1, 1)).toMatchObject({ startDate: '2028-02-29', endDate: '2028-03-30' });
});

/** Every day of a year, a leap year's included. */
const anchors = Array.from({ length: 366 }, (_, day) => daysLater('2028-01-01', day));

function expectTiled(periods: readonly { startDate: string; endDate: string }[]): void {
  for (const [index, { startDate, endDate }] of periods.entries()) {
    expect(startDate <= endDate, `${startDate} to ${endDate}`).toBe(true);
    const next = periods[index + 1];
    if (next !== undefined) expect(next.startDate).toBe(daysLater(endDate, 1));
  }
}

describe('periods tile over four years', () => {
  test.each([1, 2, 3, 6, 12])('of %i months, for every anchor day', (months) => {
    for (const anchor of anchors) {
      const periods = [firstPeriod(anchor, months)];
      for (let n = 0; n * months < 48; n += 1) {
        const before = periods.at(-1) as Period;
        periods.push(nextPeriod(before, { past: months, months, extendedEndDate: null }));
      }
      expectTiled(periods);
      // A start is on the anchor's day, or on the last day of a month that lacks it.
      for (const { startDate } of periods) {
        const day = Number(startDate.slice(8));
        const isCut = Number(daysLater(startDate, 1).slice(8)) === 1;
        if (day !== Number(anchor.slice(8))) expect(isCut && day < Number(anchor.slice(8))).toBe(true);
      }
    }
  });

  /** At the end of a period: extend it, change to a plan of another length, or neither. Or upgrade within it. */
  const turn = fc.record({
    what: fc.constantFrom('go on', 'go on', 'extend', 'change', 'upgrade'),
    days: fc.integer({ min: 1, max: 40 }),
    months: fc.constantFrom(1, 2, 3, 6, 12),
  });

  test('with extensions, upgrades and plans of other lengths, at every turn', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...anchors),
        fc.noBias(fc.array(turn, { minLength: 48, maxLength: 60 })),
        (anchor, turns) => {
          let months = 1;
          let period = firstPeriod(anchor, months);
          const lived: { startDate: string; endDate: string }[] = [];
          for (const { what, days, months: others } of turns) {
            if (what === 'upgrade') {
              // Upgraded on its first day, a period has no day of its own.
              const day = daysLater(period.startDate, days % daysFrom(period.startDate, period.endDate));
              if (day > period.startDate)
                lived.push({ startDate: period.startDate, endDate: daysLater(day, -1) });
              months = others;
              period = firstPeriod(day, months);
              continue;
            }
            const extendedEndDate = what === 'extend' ? daysLater(period.endDate, days) : null;
            lived.push({ startDate: period.startDate, endDate: extendedEndDate ?? period.endDate });
            const past = months;
            months = what === 'change' ? others : months;
            period = nextPeriod(period, { past, months, extendedEndDate });
            if (extendedEndDate !== null) expect(period.anchor).toBe(daysLater(extendedEndDate, 1));
          }
          expectTiled([...lived, period]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
