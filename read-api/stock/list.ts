import { type Listed, pagingOf } from '#http/lists.ts';
import type { StockItemsQuery } from '../briefs/stock/scope.ts';
import { givesOnly, rememberedCount } from '../kit/count-rows.ts';
import { counted } from '../kit/counters.ts';
import { listPage } from '../kit/list-page.ts';
import type { Reading } from '../kit/reading.ts';
import type { StockItem } from './contract.ts';
import { matchingStockItems, type StockItemsParams, stockList } from './filters.ts';
import { stockItemRows } from './rows.ts';
import { shownStockItems } from './show.ts';

export async function listStockItems(reading: Reading, query: StockItemsParams): Promise<Listed<StockItem>> {
  const { db } = reading;
  const { stock } = await matchingStockItems(reading, query);
  return listPage({
    paging: pagingOf(query),
    count: () => countStockItems(reading, query, stock),
    ids: async ({ limit, offset }) => {
      const page = await stockList
        .sorted(stock, query.order)
        .select('stock.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return page.map(({ id }) => id);
    },
    rows: async (ids) => shownStockItems(reading, await stockItemRows(db, ids)),
  });
}

/** Exact number of matching garments: from a counter if the filters are one of its facets, otherwise counted. */
export async function countStockItems(
  reading: Reading,
  query: StockItemsParams,
  stock: StockItemsQuery,
): Promise<number> {
  if (givesOnly(query, ['brand_id', 'statuses'])) {
    const { db, caller } = reading;
    const { statuses: buckets } = query;
    const count = await counted(db, caller, 'stock_items_by_status', { brandId: query.brand_id, buckets });
    if (count !== null) return count;
  }
  const count = stock.select((select) => select.fn.countAll<bigint>().as('count'));
  return rememberedCount(reading, 'stock', query, count);
}
