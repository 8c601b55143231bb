import { type Listed, pagingOf } from '#http/lists.ts';
import { eventsOfLooks } from '../briefs/brand-events/of-looks.ts';
import { proposalsOfLooks } from '../briefs/collaborations/of-looks.ts';
import { likesOf } from '../briefs/likes/shown-likes.ts';
import { usesOfLooks } from '../briefs/look-uses/of-looks.ts';
import { deciderNames } from '../briefs/looks/certification-logs.ts';
import { givenCashOf } from '../briefs/looks/given-cash.ts';
import type { LooksQuery } from '../briefs/looks/scope.ts';
import { rememberedCount } from '../kit/count-rows.ts';
import { countFollowed } from '../kit/followed-rows.ts';
import { listPage } from '../kit/list-page.ts';
import type { Reading } from '../kit/reading.ts';
import type { Look } from './contract.ts';
import { countByDays } from './count-by-days.ts';
import { countByFacet } from './count-by-facet.ts';
import { countByMember } from './count-by-member.ts';
import { countRepeated } from './count-repeated.ts';
import { type LooksParams, matchingLooks, orderOf, sortedLooks } from './filters.ts';
import { lookMoves } from './moves.ts';
import { itemsOfLooks, lookRows } from './rows.ts';
import { shownLook } from './show.ts';

export async function listLooks(reading: Reading, query: LooksParams): Promise<Listed<Look>> {
  const { looks } = await matchingLooks(reading, query);
  return listPage({
    paging: pagingOf(query),
    count: async () => {
      for (const known of [countByFacet, countByMember, countRepeated]) {
        const count = await known(reading, query);
        if (count !== null) return count;
      }
      return countMatching(reading, query, looks);
    },
    ids: async ({ limit, offset }) => {
      const page = sortedLooks(looks, orderOf(query)).select('look.id').limit(limit).offset(offset);
      return (await page.execute()).map(({ id }) => id);
    },
    rows: (ids) => looksShown(reading, ids),
  });
}

/** Returns looks in the order of the ids, as far as the caller may see them. */
export async function looksShown(reading: Reading, ids: readonly number[]): Promise<Look[]> {
  const { db, caller } = reading;
  const [rows, items, likes, uses, cash] = await Promise.all([
    lookRows(db, caller, ids),
    itemsOfLooks(db, caller, ids),
    likesOf(db, caller, 'looks', ids),
    usesOfLooks(db, caller, ids),
    givenCashOf(db, caller, ids),
  ]);
  const [nameOf, events, proposals] = await Promise.all([
    deciderNames(reading, caller, rows),
    eventsOfLooks(db, caller, rows),
    proposalsOfLooks(db, caller, rows),
  ]);
  const beside = { ...reading, likes, uses, cash, events, proposals, nameOf };
  return rows.map((row) => shownLook(row, items.get(row.id) ?? [], beside));
}

/**
 * Counts looks for filters without a single counter. If the filters allow it, adds the counters of whole days and counts rows of
 * the partial days only; otherwise counts all rows.
 */
async function countMatching(reading: Reading, query: LooksParams, looks: LooksQuery): Promise<number> {
  const byDays = countByDays(reading, query);
  if (byDays !== null) return rememberedCount(reading, 'looks', query, byDays);
  if (query.is_duplicate !== undefined) {
    // Removing a duplicate also changes the remaining look, so the count cannot be updated from events.
    const count = looks.select((select) => select.fn.countAll<bigint>().as('count'));
    return rememberedCount(reading, 'looks', query, count);
  }
  return countFollowed(reading, { name: 'looks', query, moves: lookMoves, id: 'look.id', matching: looks });
}
