import { type Listed, type Paging, pagingOf, sortingOf } from '#http/lists.ts';
import { rememberedCount } from '../kit/count-rows.ts';
import { counted } from '../kit/counters.ts';
import { listPage } from '../kit/list-page.ts';
import { type PageStart, startOfPage } from '../kit/page-start.ts';
import type { Reading } from '../kit/reading.ts';
import type { Tryset } from './contract.ts';
import { asksOverviewsOnly, matchingTrysets, overviewsOf, type TrysetsParams } from './filters.ts';
import { idsOfPage, inOrder, newestFirst } from './order.ts';
import { trysetRows } from './rows.ts';
import type { TrysetsQuery } from './scope.ts';
import { shownTrysets } from './show.ts';

export async function listTrysets(reading: Reading, query: TrysetsParams): Promise<Listed<Tryset>> {
  const { db, caller } = reading;
  const { trysets } = await matchingTrysets(reading, query);
  return listPage({
    paging: pagingOf(query),
    count: () => countTrysets(reading, query, trysets),
    ids: async (paging) => {
      const start = await startOf(reading, query, paging);
      const near = start === null ? trysets : trysets.where('tryset.id', start.compare, start.id);
      const offset = start?.skip ?? paging.offset;
      return idsOfPage(inOrder(near, query.order, reading.now), { ...paging, offset });
    },
    rows: async (ids) => shownTrysets(reading, await trysetRows(db, caller, ids)),
  });
}

async function startOf(reading: Reading, query: TrysetsParams, paging: Paging): Promise<PageStart | null> {
  const order = sortingOf(query.order, newestFirst);
  if (order.field !== 'id' || !asksOverviewsOnly(query)) return null;
  const stats = { byStatus: 'trysets_by_status', inStretches: 'trysets_in_stretches' };
  return startOfPage(reading, { ...stats, ...order, statuses: overviewsOf(query) }, paging);
}

/** Exact number of matching trysets: from a counter if only overview statuses are requested, otherwise counted. */
export async function countTrysets(
  reading: Reading,
  query: TrysetsParams,
  trysets: TrysetsQuery,
): Promise<number> {
  if (asksOverviewsOnly(query)) {
    const { db, caller } = reading;
    const count = await counted(db, caller, 'trysets_by_status', { buckets: overviewsOf(query) });
    if (count !== null) return count;
  }
  const count = trysets.select((select) => select.fn.countAll<bigint>().as('count'));
  return rememberedCount(reading, 'trysets', query, count);
}
