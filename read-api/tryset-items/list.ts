import { type Listed, type Paging, pagingOf } from '#http/lists.ts';
import { givesOnly } from '../kit/count-rows.ts';
import { listPage } from '../kit/list-page.ts';
import { type PageStart, startOfPage } from '../kit/page-start.ts';
import type { Reading } from '../kit/reading.ts';
import type { TrysetItem } from './contract.ts';
import { countTrysetItems } from './count.ts';
import { matchingTrysetItems, statusesOf, type TrysetItemsParams, trysetItemList } from './filters.ts';
import { trysetItemRows } from './rows.ts';
import { shownTrysetItem } from './show.ts';

export async function listTrysetItems(
  reading: Reading,
  query: TrysetItemsParams,
): Promise<Listed<TrysetItem>> {
  const { db } = reading;
  const matching = await matchingTrysetItems(reading, query);
  return listPage({
    paging: pagingOf(query),
    count: () => countTrysetItems(reading, query, matching),
    ids: async (paging) => {
      const { items } = matching;
      const start = await startOf(reading, query, paging);
      const near = start === null ? items : items.where('item.id', start.compare, start.id);
      const page = await trysetItemList
        .sorted(near, query.order)
        .select('item.id')
        .limit(paging.limit)
        .offset(start?.skip ?? paging.offset)
        .execute();
      return page.map(({ id }) => id);
    },
    rows: async (ids) => (await trysetItemRows(db, ids)).map((row) => shownTrysetItem(row, reading)),
  });
}

async function startOf(
  reading: Reading,
  query: TrysetItemsParams,
  paging: Paging,
): Promise<PageStart | null> {
  const order = trysetItemList.of(query.order);
  if (order.field !== 'id' || !givesOnly(query, ['state', 'statuses'])) return null;
  const stats = { byStatus: 'tryset_items_by_status', inStretches: 'tryset_items_in_stretches' };
  return startOfPage(reading, { ...stats, ...order, statuses: statusesOf(query) }, paging);
}
