import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { type Listed, ListQuery, pagingOf } from '#http/lists.ts';
import { brandsFor, presentStatuses } from '../briefs/brands/scope.ts';
import type { ReadModels } from '../database.ts';
import { countersOf } from '../kit/counters.ts';
import type { Reading } from '../kit/reading.ts';
import type { BrandStockStatus } from './contract.ts';

export const BrandStockStatusParams = ListQuery({
  effective_out_stock_requested_count_gt: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
});

/** Out-stock requests by brand. Brands with fewer garments ready to leave than the filter's minimum are left out. */
export async function listBrandStockStatus(
  { db, caller }: Pick<Reading, 'db' | 'caller'>,
  query: Static<typeof BrandStockStatusParams>,
): Promise<Listed<BrandStockStatus>> {
  const brands = await brandsFor(db, caller)
    .where('brand.status', 'in', presentStatuses)
    .select(['brand.id', 'brand.name', 'brand.nameKo'])
    .orderBy('brand.id')
    .execute();
  const ids = brands.map(({ id }) => id);
  const [addresses, requests, statuses] = await Promise.all([
    addressesOf(db, ids),
    countersOf(db, 'stock_items_out_stock_requested', ids),
    countersOf(db, 'stock_items_by_status', ids),
  ]);
  const moreThan = query.effective_out_stock_requested_count_gt ?? -1;
  const matching = brands
    .map((brand): BrandStockStatus => {
      const ready = requests.get(brand.id)?.get('in_stock') ?? 0;
      return {
        brand,
        outStockAddress: addresses.get(brand.id) ?? null,
        totalInStockCount: statuses.get(brand.id)?.get('in_stock') ?? 0,
        outStockRequestedCount: requests.get(brand.id)?.get('requested') ?? 0,
        inStockCount: ready,
        effectiveOutStockRequestedCount: ready,
      };
    })
    .filter((row) => row.effectiveOutStockRequestedCount > moreThan);
  const paging = pagingOf(query);
  const page = matching.slice(paging.offset, paging.offset + paging.limit);
  return { paging, count: matching.length, data: page };
}

/** Each brand's return address. The caller of this function must have checked access to the ids. */
async function addressesOf(db: ReadModels, ids: readonly number[]) {
  const keys = ids.map((id) => `brand:${id}`);
  const people = await db
    .selectFrom('private.people')
    .select(['id', 'brand'])
    .where(sql<boolean>`id = any(${keys})`)
    .execute();
  return new Map(
    people.map(({ id, brand }) => {
      const said = brand?.outStockAddress as Partial<
        Record<'postcode' | 'address1' | 'address2', string>
      > | null;
      const { postcode = null, address1 = null, address2 = null } = said ?? {};
      const isSaid = said !== null && said !== undefined;
      return [Number(id.slice('brand:'.length)), isSaid ? { postcode, address1, address2 } : null];
    }),
  );
}
