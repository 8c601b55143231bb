import { sql } from 'kysely';
import type { Reading } from '../kit/reading.ts';
import type { OrderItemTotals } from './item-contract.ts';
import { filteredItems, type OrderItemsParams } from './item-lists.ts';

/** The number and the sums of the items that match the filters, by currency. Canceled and unpaid ones count, too. */
export async function orderItemTotals(
  reading: Reading,
  query: Omit<OrderItemsParams, 'order'>,
): Promise<OrderItemTotals> {
  const { items } = await filteredItems(reading, query);
  const sum = (column: string) => sql<string>`coalesce(sum(${sql.ref(column)}), 0)`;
  const rows = await items
    .select('item.currency')
    .select(sql<string>`count(*)`.as('count'))
    .select(sum('item.original_price').as('original'))
    .select(sum('item.sales_price').as('sales'))
    .select(sum('item.item_cash').as('cash'))
    .select(sum('item.item_point').as('point'))
    .select(sum('item.brand_payment').as('brandPayment'))
    .groupBy('item.currency')
    .orderBy('item.currency', 'desc')
    .execute();
  const data = rows.map(({ currency, ...sums }) => ({
    currency,
    count: Number(sums.count),
    original: Number(sums.original),
    sales: Number(sums.sales),
    cash: Number(sums.cash),
    point: Number(sums.point),
    brandPayment: Number(sums.brandPayment),
  }));
  return { count: data.reduce((sum, { count }) => sum + count, 0), data };
}
