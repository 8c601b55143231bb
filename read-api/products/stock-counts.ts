import { type ShownStockStatus, type StockStatus, shownStockStatuses } from '#domain/stock/stock-status.ts';
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

/** How far a garment of each status is from being lent. */
const distances: Readonly<Record<ShownStockStatus, number>> = {
  in_stock: 0,
  in_check: 1,
  in_use: 2,
  requested: 3,
  hold: 4,
  created: 5,
  out_stock_ready: 6,
  out_stock_ongoing: 7,
  unavailable: 8,
  out_stock: 9,
  purchased: 10,
  idle: 11,
};
const nearestFirst = shownStockStatuses.toSorted((one, other) => distances[one] - distances[other]);

/** One word for all garments of a product: the status of the one that is nearest to being lent; `idle` where there is none. */
export function stockStatusOf(buckets: Buckets): StockStatus {
  return nearestFirst.find((status) => (buckets?.get(status) ?? 0) > 0) ?? 'idle';
}

export function statusCounts(buckets: Buckets): CountsByStatus {
  return countsByStatus((status) => buckets?.get(status) ?? 0);
}
