import { sql } from 'kysely';
import { conditionGrades, type StockStatus } from '#domain/stock/stock-status.ts';
import type { ReadModels } from '../database.ts';
import type { Product } from './contract.ts';

/** Data about a product's garments and looks that no counter has. */
export type Availability = Pick<
  Product,
  'stockConditions' | 'minStockDiscountRate' | 'maxStockDiscountRate' | 'totalLookCount'
>;

const nothing: Availability = {
  stockConditions: [],
  minStockDiscountRate: null,
  maxStockDiscountRate: null,
  totalLookCount: 0,
};

/** Statuses of garments that will not be lent again, so they do not affect availability. */
const gone: readonly StockStatus[] = ['out_stock', 'purchased', 'unavailable'];

/**
 * Loads the availability of these products and returns a lookup by id. This function does not check access to the
 * ids.
 */
export async function availabilityOfProducts(
  db: ReadModels,
  ids: readonly number[],
): Promise<(id: number) => Availability> {
  if (ids.length === 0) return () => nothing;
  const [garments, looks] = await Promise.all([garmentsOf(db, ids), looksOf(db, ids)]);
  const garmentsById = new Map(garments.map(({ productId, ...said }) => [productId, said]));
  const looksById = new Map(looks.map(({ productId, count }) => [productId, Number(count)]));
  return (id) => {
    const { grades, least = null, most = null } = garmentsById.get(id) ?? { grades: null };
    return {
      stockConditions: conditionGrades.filter((grade) => grades?.includes(grade)),
      minStockDiscountRate: least,
      maxStockDiscountRate: most,
      totalLookCount: looksById.get(id) ?? 0,
    };
  };
}

function garmentsOf(db: ReadModels, ids: readonly number[]) {
  return db
    .selectFrom('read.stockItems as stock')
    .where(sql<boolean>`stock.product_id = any(${ids})`)
    .where('stock.isRemoved', '=', false)
    .where('stock.status', 'not in', gone)
    .groupBy('stock.productId')
    .select(({ fn }) => [
      'stock.productId',
      sql<string[] | null>`array_agg(distinct stock.grade) filter (where stock.grade is not null)`.as(
        'grades',
      ),
      fn.min('stock.discountRate').as('least'),
      fn.max('stock.discountRate').as('most'),
    ])
    .execute();
}

/** Counts a look once, even if it shows two garments of a product. */
function looksOf(db: ReadModels, ids: readonly number[]) {
  return db
    .selectFrom('read.trysetItems as item')
    .where(sql<boolean>`item.product_id = any(${ids})`)
    .where('item.lookId', 'is not', null)
    .where('item.isRemoved', '=', false)
    .groupBy('item.productId')
    .select(({ fn }) => ['item.productId', fn.count<bigint>('item.lookId').distinct().as('count')])
    .execute();
}
