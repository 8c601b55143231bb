import { shownStockStatuses } from '../stocks/filters.ts';
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

/** Counts by status; every status is there, also with 0. */
export function statusCounts(buckets: Buckets): Record<string, number> {
  return Object.fromEntries(shownStockStatuses.map((status) => [status, buckets?.get(status) ?? 0]));
}
