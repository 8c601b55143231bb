import { taxOf } from '../tax.ts';
import type { OrderedItem, PlacedItem } from './order-events.ts';

/** The price of all items together. */
export function totalOf(items: readonly { salesPrice: number }[]): number {
  return items.reduce((sum, { salesPrice }) => sum + salesPrice, 0);
}

/** The cash that is to be paid for items. */
export function cashOf(items: readonly { itemCash: number }[]): number {
  return items.reduce((sum, { itemCash }) => sum + itemCash, 0);
}

/** The points that pay for items. */
export function pointsOf(items: readonly { itemPoint: number }[]): number {
  return items.reduce((sum, { itemPoint }) => sum + itemPoint, 0);
}

/**
 * Splits points over items by their prices. Each share is rounded down, and the last item takes the remainder. An item takes at
 * most its price, so a remainder beyond it goes to the item before. `points` is at most the total. `taxRate` is in percent.
 */
export function withShares(
  items: readonly OrderedItem[],
  points: number,
  taxRate: number,
): readonly PlacedItem[] {
  const total = totalOf(items);
  const shares = items.map(({ salesPrice }) =>
    total === 0 ? 0 : Number((BigInt(points) * BigInt(salesPrice)) / BigInt(total)),
  );
  let left = points - shares.reduce((sum, share) => sum + share, 0);
  for (let index = items.length - 1; index >= 0 && left > 0; index -= 1) {
    const share = shares[index] ?? 0;
    const more = Math.min(left, (items[index]?.salesPrice ?? 0) - share);
    shares[index] = share + more;
    left -= more;
  }
  return items.map((item, index) => {
    const itemPoint = shares[index] ?? 0;
    const itemCash = item.salesPrice - itemPoint;
    return { ...item, itemPoint, itemCash, tax: taxOf(itemCash, taxRate) };
  });
}
