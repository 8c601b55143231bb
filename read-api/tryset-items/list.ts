import type { FastifyRequest } from 'fastify';
import { type Order, orderOf, type PageOf, pagingOf } from '#http/lists.ts';
import type { ReadDeps } from '../deps.ts';
import { listPage } from '../list-page.ts';
import { readingOf } from '../reading.ts';
import type { TrysetItemsQuery } from '../scope.ts';
import type { TrysetItem } from './contract.ts';
import { countTrysetItems } from './count.ts';
import { matchingTrysetItems, type TrysetItemsParams, type trysetItemOrders } from './filters.ts';
import { trysetItemRows } from './rows.ts';
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
    ids: async ({ limit, offset }) => {
      const page = await inOrder(matching.items, query.order)
        .select('item.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return page.map(({ id }) => id);
    },
    rows: async (ids) => (await trysetItemRows(db, ids)).map((row) => shownTrysetItem(row, caller, now)),
  });
}

/** In the order that was asked for, else newest first; the id breaks ties. */
export function inOrder(items: TrysetItemsQuery, order: string | undefined): TrysetItemsQuery {
  const { field, descending } = orderOf<OrderField>(order, newestFirst);
  const direction = descending ? 'desc' : 'asc';
  const ordered = items.orderBy(columns[field], direction);
  return field === 'id' ? ordered : ordered.orderBy('item.id', direction);
}
