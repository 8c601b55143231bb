import type { FastifyRequest } from 'fastify';
import { type Order, orderOf, type PageOf, type Paging, pagingOf } from '#http/lists.ts';
import type { ReadDeps } from '../deps.ts';
import { givesOnly } from '../kit/count-rows.ts';
import { listPage } from '../kit/list-page.ts';
import { type PageStart, startOfPage } from '../kit/page-start.ts';
import { type Reading, readingOf } from '../kit/reading.ts';
import type { TrysetItem } from './contract.ts';
import { countTrysetItems } from './count.ts';
import { matchingTrysetItems, statusesOf, type TrysetItemsParams, type trysetItemOrders } from './filters.ts';
import { trysetItemRows } from './rows.ts';
import type { TrysetItemsQuery } from './scope.ts';
import { shownTrysetItem } from './show.ts';

type OrderField = (typeof trysetItemOrders)[number];

const columns = { id: 'item.id', created_time: 'item.createdAt', updated_time: 'item.updatedAt' } as const;
const newestFirst: Order<OrderField> = { field: 'id', descending: true };

export async function listTrysetItems(
  deps: ReadDeps,
  request: FastifyRequest,
  query: TrysetItemsParams,
): Promise<PageOf<TrysetItem>> {
  const reading = readingOf(deps, request);
  const { db, caller, now } = reading;
  const matching = await matchingTrysetItems(reading, query);
  return listPage(request, {
    paging: pagingOf(query),
    count: () => countTrysetItems(reading, query, matching),
    ids: async (paging) => {
      const { items } = matching;
      const start = await startOf(reading, query, paging);
      const near = start === null ? items : items.where('item.id', start.compare, start.id);
      const page = await inOrder(near, query.order)
        .select('item.id')
        .limit(paging.limit)
        .offset(start?.skip ?? paging.offset)
        .execute();
      return page.map(({ id }) => id);
    },
    rows: async (ids) => (await trysetItemRows(db, ids)).map((row) => shownTrysetItem(row, caller, now)),
  });
}

async function startOf(
  reading: Reading,
  query: TrysetItemsParams,
  paging: Paging,
): Promise<PageStart | null> {
  const order = orderOf<OrderField>(query.order, newestFirst);
  if (order.field !== 'id' || !givesOnly(query, ['state', 'statuses'])) return null;
  const stats = { byStatus: 'tryset_items_by_status', inStretches: 'tryset_items_in_stretches' };
  return startOfPage(reading, { ...stats, ...order, statuses: statusesOf(query) }, paging);
}

/** In the order that was asked for, else newest first; the id breaks ties. */
export function inOrder(items: TrysetItemsQuery, order: string | undefined): TrysetItemsQuery {
  const { field, descending } = orderOf<OrderField>(order, newestFirst);
  const direction = descending ? 'desc' : 'asc';
  const ordered = items.orderBy(columns[field], direction);
  return field === 'id' ? ordered : ordered.orderBy('item.id', direction);
}
