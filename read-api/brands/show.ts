import { uncountedItemStatuses } from '#domain/tryset-items/item-status.ts';
import { rentalGroupStatuses } from '#domain/tryset-items/rental-groups.ts';
import type { Caller } from '#http/caller.ts';
import type { BrandRow } from '#projections/brands/tables.ts';
import { servicesOf } from '../brand-subscriptions/services.ts';
import { likesOf } from '../briefs/likes/shown-likes.ts';
import type { ReadModels } from '../database.ts';
import { countersOf } from '../kit/counters.ts';
import type { Brand, BrandWithStats, CountedBrand } from './contract.ts';

type Counters = Awaited<ReturnType<typeof countersOf>>;

function sum(counters: Counters, brandId: number, but: readonly string[] = []): number {
  const buckets = [...(counters.get(brandId) ?? [])];
  return buckets.reduce((total, [bucket, count]) => (but.includes(bucket) ? total : total + count), 0);
}

function among(counters: Counters, brandId: number, buckets: readonly string[]): number {
  return buckets.reduce((total, bucket) => total + (counters.get(brandId)?.get(bucket) ?? 0), 0);
}

/** Adds the counters and the plan of each brand. */
export async function withCounts(
  db: ReadModels,
  caller: Caller,
  rows: readonly BrandRow[],
): Promise<CountedBrand[]> {
  const ids = rows.map(({ id }) => id);
  const [products, stock, items, looks, scores, likes, services] = await Promise.all([
    countersOf(db, 'products_by_status', ids),
    countersOf(db, 'stock_items_by_status', ids),
    countersOf(db, 'tryset_items_by_status', ids),
    countersOf(db, 'looks_by_status', ids),
    countersOf(db, 'content_scores', ids),
    likesOf(db, caller, 'brands', ids),
    servicesOf(db, caller, ids),
  ]);
  return rows.map((row) => {
    const stats = {
      productCount: sum(products, row.id, ['none', 'expired', 'removed']),
      stockCount: sum(stock, row.id),
      inUseCount: stock.get(row.id)?.get('in_use') ?? 0,
      trysetItemCount: sum(items, row.id, uncountedItemStatuses),
      lookCount: sum(looks, row.id),
      certifiedLookCount: among(looks, row.id, ['certified']),
      contentScore: sum(scores, row.id),
      rentals: {
        toSend: among(items, row.id, rentalGroupStatuses.toSend),
        out: among(items, row.id, rentalGroupStatuses.out),
        inReturn: among(items, row.id, rentalGroupStatuses.inReturn),
        deferred: among(items, row.id, rentalGroupStatuses.deferred),
        failed: among(items, row.id, rentalGroupStatuses.failed),
      },
    };
    return { ...row, stats, like: likes(row.id), service: services(row.id) };
  });
}

export function withoutStats({ stats: _, ...brand }: BrandWithStats): Brand {
  return brand;
}
