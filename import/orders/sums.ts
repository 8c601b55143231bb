import type { OrderRejectionCode, PastOrderStatus } from './row.ts';

/** The amounts of a row. `total` and `paid` are checked only if the file has them. */
export interface Money {
  prices: readonly number[];
  points: number;
  refunded: number;
  total: number | null;
  paid: number | null;
}

const priceOf = ({ prices }: Pick<Money, 'prices'>) => prices.reduce((sum, price) => sum + price, 0);

/** The cash that an order costs beside its points. */
export function cashIn(money: Pick<Money, 'prices' | 'points'>): number {
  return priceOf(money) - money.points;
}

/**
 * Returns the sum of a row that does not add up; null if all do. A canceled order gives back all that was paid, a complete one
 * at most that, and an unpaid one nothing.
 */
export function wrongSum(
  money: Money,
  { items, status, isPaid }: { items: number; status: PastOrderStatus; isPaid: boolean },
): OrderRejectionCode | null {
  const { prices, points, refunded, total, paid } = money;
  const [price, cash] = [priceOf(money), cashIn(money)];
  if (prices.length !== items) return 'import.wrong_prices';
  if (points > price || (total !== null && total !== price)) return 'import.wrong_total';
  if (paid !== null && paid !== (isPaid ? cash : 0)) return 'import.wrong_paid';
  const most = isPaid ? cash : 0;
  const isWrong = status === 'complete' ? refunded > most : refunded !== most;
  return isWrong ? 'import.wrong_refund' : null;
}
