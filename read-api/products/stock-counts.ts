import type { StockStatus } from '#domain/stock/stock-status.ts';
import type { CountsByStatus } from '../stock/contract.ts';
import { countsByStatus } from '../stock/counts-by-status.ts';
import type { StockCounts } from './contract.ts';

type Buckets = ReadonlyMap<string, number> | undefined;

/** The counts of a product's or size's garments out of its counters. */
export function stockCounts(buckets: Buckets): StockCounts {
  const count = (bucket: string) => buckets?.get(bucket) ?? 0;
  return {
    total: count('total'),
    use: count('use'),
    inUse: count('in_use'),
    requested: count('requested'),
    inCheck: count('in_check'),
    availability: count('availability'),
  };
}

/** The nearer to being lent, the earlier. */
const nearestFirst: readonly StockStatus[] = [
  ...(['in_stock', 'in_check', 'in_use', 'requested', 'hold', 'created'] as const),
  ...(['out_stock_ready', 'out_stock_ongoing', 'unavailable', 'out_stock', 'purchased'] as const),
];

/** One word for all garments of a product: the status of the one that is nearest to being lent; `idle` where there is none. */
export function stockStatusOf(buckets: Buckets): StockStatus {
  return nearestFirst.find((status) => (buckets?.get(status) ?? 0) > 0) ?? 'idle';
}

export function statusCounts(buckets: Buckets): CountsByStatus {
  return countsByStatus((status) => buckets?.get(status) ?? 0);
}
