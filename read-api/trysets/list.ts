import type { FastifyRequest } from 'fastify';
import { type PageOf, pagingOf } from '#http/lists.ts';
import { givesOnly, rememberedCount } from '../count-rows.ts';
import { counted } from '../counters.ts';
import type { ReadDeps } from '../deps.ts';
import { listPage } from '../list-page.ts';
import { type Reading, readingOf } from '../reading.ts';
import type { TrysetsQuery } from '../scope.ts';
import type { Tryset } from './contract.ts';
import { matchingTrysets, overviewsOf, type TrysetsParams } from './filters.ts';
import { idsOfPage, inOrder } from './order.ts';
import { trysetRows } from './rows.ts';
import { shownTrysets } from './show.ts';

export async function listTrysets(
  deps: ReadDeps,
  request: FastifyRequest,
  query: TrysetsParams,
): Promise<PageOf<Tryset>> {
  const reading = readingOf(deps, request);
  const { db, caller } = reading;
  const { trysets } = await matchingTrysets(reading, query);
  return listPage(request, {
    paging: pagingOf(query),
    count: () => countTrysets(reading, query, trysets),
    ids: (paging) => idsOfPage(inOrder(trysets, query.order, reading.now), paging),
    rows: async (ids) => shownTrysets(db, caller, await trysetRows(db, caller, ids)),
  });
}

async function countTrysets(reading: Reading, query: TrysetsParams, trysets: TrysetsQuery): Promise<number> {
  if (givesOnly(query, ['state', 'statuses'])) {
    const { db, caller } = reading;
    const count = await counted(db, caller, 'trysets_by_status', { buckets: overviewsOf(query) });
    if (count !== null) return count;
  }
  const count = trysets.select((select) => select.fn.countAll<bigint>().as('count'));
  return rememberedCount(reading, 'trysets', query, count);
}
