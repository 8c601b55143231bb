import { type ShownStockStatus, type StockStatus, shownStockStatuses } from '#domain/stock/stock-status.ts';
import type { CountsByStatus } from '../stock/contract.ts';
import { countsByStatus } from '../stock/counts-by-status.ts';
import type { StockCounts } from './parts-contract.ts';

type Buckets = ReadonlyMap<string, number> | undefined;

/** Counts of a product's or size's garments, from its counters. */
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

/** Rank of each status by how soon such a garment can be lent; 0 can be lent now. */
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

/**
 * One status for all garments of a product: that of the garment closest to being lent; `idle` if there are no
 * garments.
 */
export function stockStatusOf(buckets: Buckets): StockStatus {
  return nearestFirst.find((status) => (buckets?.get(status) ?? 0) > 0) ?? 'idle';
}

export function statusCounts(buckets: Buckets): CountsByStatus {
  return countsByStatus((status) => buckets?.get(status) ?? 0);
}
