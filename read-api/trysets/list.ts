import type { FastifyRequest } from 'fastify';
import type { Caller } from '#http/caller.ts';
import { type Order, orderOf, type PageOf, pagingOf } from '#http/lists.ts';
import { callerOf } from '#http/rights.ts';
import { businessDay } from '../business-day.ts';
import { countOf, givesOnly } from '../count-rows.ts';
import { counted } from '../counters.ts';
import type { ReadDeps } from '../deps.ts';
import { listPage } from '../list-page.ts';
import type { TrysetsQuery } from '../scope.ts';
import type { Tryset } from './contract.ts';
import { matchingTrysets, overviewsOf, type TrysetsParams, type trysetOrders } from './filters.ts';
import { trysetRows } from './rows.ts';
import { shownTrysets } from './show.ts';

type OrderField = (typeof trysetOrders)[number];

const columns = {
  id: 'tryset.id',
  created_time: 'tryset.createdAt',
  expected_delivery: 'tryset.expectedDeliveryOn',
} as const;
const newestFirst: Order<OrderField> = { field: 'id', descending: true };

export function listTrysets(
  deps: ReadDeps,
  request: FastifyRequest,
  query: TrysetsParams,
): Promise<PageOf<Tryset>> {
  const { db, now } = deps;
  const caller = callerOf(request);
  const matching = matchingTrysets(db, caller, query, businessDay(now()));
  return listPage(request, {
    paging: pagingOf(query),
    count: () => countTrysets(deps, caller, query, matching),
    ids: async ({ limit, offset }) => {
      const page = await inOrder(matching, query.order)
        .select('tryset.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return page.map(({ id }) => id);
    },
    rows: async (ids) => shownTrysets(db, caller, await trysetRows(db, caller, ids)),
  });
}

function inOrder(trysets: TrysetsQuery, order: string | undefined): TrysetsQuery {
  const { field, descending } = orderOf<OrderField>(order, newestFirst);
  const direction = descending ? 'desc' : 'asc';
  const ordered = trysets.orderBy(columns[field], direction);
  return field === 'id' ? ordered : ordered.orderBy('tryset.id', direction);
}

async function countTrysets(
  { db }: ReadDeps,
  caller: Caller,
  query: TrysetsParams,
  matching: TrysetsQuery,
): Promise<number> {
  if (givesOnly(query, ['state', 'statuses'])) {
    const count = await counted(db, caller, 'trysets_by_status', { buckets: overviewsOf(query) });
    if (count !== null) return count;
  }
  return countOf(matching.select((select) => select.fn.countAll<bigint>().as('count')));
}
