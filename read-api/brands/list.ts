import { sql } from 'kysely';
import { type Listed, pagingOf } from '#http/lists.ts';
import type { BrandsQuery } from '../briefs/brands/scope.ts';
import { countOf } from '../kit/count-rows.ts';
import { inOrderOf } from '../kit/in-order-of.ts';
import { listPage } from '../kit/list-page.ts';
import type { Reading } from '../kit/reading.ts';
import { type BrandWithStats, brandFields } from './contract.ts';
import { type BrandsParams, brandList, matchingBrands } from './filters.ts';
import { withCounts } from './show.ts';

/** Returns one page of brands; `narrow` restricts the query, such as to liked brands. */
export function listBrands(
  { db, caller }: Reading,
  query: BrandsParams,
  narrow: (brands: BrandsQuery) => BrandsQuery = (brands) => brands,
): Promise<Listed<BrandWithStats>> {
  const matching = narrow(matchingBrands(db, caller, query));
  return listPage({
    paging: pagingOf(query),
    count: () => countOf(matching.select((select) => select.fn.countAll<bigint>().as('count'))),
    ids: async ({ limit, offset }) => {
      const page = await brandList
        .sorted(matching, query.order)
        .select('brand.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return page.map(({ id }) => id);
    },
    rows: async (ids) => {
      const rows = await db
        .selectFrom('read.brands')
        .selectAll()
        .where(sql<boolean>`id = any(${ids})`)
        .execute();
      const counted = await withCounts(db, caller, inOrderOf(ids, rows));
      return counted.map(brandFields.shown);
    },
  });
}
