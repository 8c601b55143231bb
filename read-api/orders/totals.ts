import type { Reading } from '../kit/reading.ts';
import type { CurrencySums, OrderItemTotals } from './item-contract.ts';
import { filteredItems, type OrderItemsParams } from './item-lists.ts';
import { summed } from './sum-columns.ts';
import { sumsByDay } from './sums-by-day.ts';

/**
 * The number and the sums of the items that match the filters, by currency. Canceled and unpaid ones count, too. They come
 * from the sums by day if these know all filters, otherwise from the rows.
 */
export async function orderItemTotals(
  reading: Reading,
  query: Omit<OrderItemsParams, 'order'>,
): Promise<OrderItemTotals> {
  const sums = (await sumsByDay(reading, query)) ?? (await sumsOfRows(reading, query));
  const data = sums
    .filter(({ count }) => count !== 0)
    .sort((one, other) => (one.currency < other.currency ? 1 : -1));
  return { count: data.reduce((sum, { count }) => sum + count, 0), data };
}

async function sumsOfRows(reading: Reading, query: Omit<OrderItemsParams, 'order'>): Promise<CurrencySums[]> {
  const { items } = await filteredItems(reading, query);
  return items.select('item.currency').select(summed('row')).groupBy('item.currency').execute();
}
