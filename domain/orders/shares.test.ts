import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderedItem } from '../testing/orders.ts';
import { cashOf, pointsOf, totalOf, withShares } from './shares.ts';

const priced = (...prices: readonly number[]) =>
  prices.map((salesPrice, index) => ({ ...orderedItem, itemId: 701 + index, salesPrice }));

describe('points pay for items by their prices', () => {
  test('the last item takes the remainder', () => {
    const shares = withShares(priced(30_000, 20_000, 9_900), 1_000, 10);
    expect(shares.map(({ itemPoint, itemCash }) => [itemPoint, itemCash])).toEqual([
      [500, 29_500],
      [333, 19_667],
      [167, 9_733],
    ]);
  });

  test('the cash of an item includes its tax', () => {
    expect(withShares(priced(39_000), 0, 10).map(({ tax }) => tax)).toEqual([3_545]);
    expect(withShares(priced(39_000), 39_000, 10).map(({ tax }) => tax)).toEqual([0]);
  });

  test('an item never takes more than its price', () => {
    const shares = withShares(priced(1_000, 1_000, 0), 1_999, 10);
    expect(shares.map(({ itemPoint }) => itemPoint)).toEqual([999, 1_000, 0]);
    expect(withShares(priced(0, 0), 0, 10).map(({ itemCash }) => itemCash)).toEqual([0, 0]);
  });

  test('all sums are exact', () => {
    const price = fc.integer({ min: 0, max: 2_000_000_000 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 50 }), fc.nat(), (prices, asked) => {
        const items = priced(...prices);
        const points = totalOf(items) === 0 ? 0 : asked % (totalOf(items) + 1);
        const shares = withShares(items, points, 10);
        expect(pointsOf(shares)).toBe(points);
        expect(cashOf(shares)).toBe(totalOf(items) - points);
        for (const { itemPoint, itemCash, salesPrice, tax } of shares) {
          expect(itemPoint).toBeGreaterThanOrEqual(0);
          expect(itemCash).toBeGreaterThanOrEqual(0);
          expect(itemPoint + itemCash).toBe(salesPrice);
          expect(tax).toBe(Math.floor((itemCash * 10) / 110));
        }
      }),
    );
  });
});
