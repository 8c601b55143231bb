import type { FastifyRequest } from 'fastify';
import { type PageOf, pagingOf } from '#http/lists.ts';
import type { ReadDeps } from '../deps.ts';
import { rememberedCount } from '../kit/count-rows.ts';
import { listPage } from '../kit/list-page.ts';
import { readingOf } from '../kit/reading.ts';
import { likesOf } from '../likes/shown-likes.ts';
import type { Look } from './contract.ts';
import { countByDays } from './count-by-days.ts';
import { countByFacet } from './count-by-facet.ts';
import { countByMember } from './count-by-member.ts';
import { countRepeated } from './count-repeated.ts';
import { type LooksParams, lookList, matchingLooks, orderOf } from './filters.ts';
import { itemsOfLooks, lookRows } from './rows.ts';
import { shownLook } from './show.ts';

export async function listLooks(
  deps: ReadDeps,
  request: FastifyRequest,
  query: LooksParams,
): Promise<PageOf<Look>> {
  const reading = readingOf(deps, request);
  const { db, caller } = reading;
  const { looks } = await matchingLooks(reading, query);
  return listPage(request, {
    paging: pagingOf(query),
    count: async () => {
      for (const known of [countByFacet, countByMember, countRepeated]) {
        const count = await known(reading, query);
        if (count !== null) return count;
      }
      const all = looks.select((select) => select.fn.countAll<bigint>().as('count'));
      return rememberedCount(reading, 'looks', query, countByDays(reading, query) ?? all);
    },
    ids: async ({ limit, offset }) => {
      const page = lookList.sorted(looks, orderOf(query)).select('look.id').limit(limit).offset(offset);
      return (await page.execute()).map(({ id }) => id);
    },
    rows: async (ids) => {
      const [rows, items, likes] = await Promise.all([
        lookRows(db, caller, ids),
        itemsOfLooks(db, caller, ids),
        likesOf(db, caller, 'looks', ids),
      ]);
      return rows.map((row) => shownLook(row, items.get(row.id) ?? [], { ...reading, likes }));
    },
  });
}
