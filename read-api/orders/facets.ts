import { givesOnly } from '../kit/count-rows.ts';
import { counterBuckets } from '../kit/counters.ts';
import type { Reading } from '../kit/reading.ts';
import type { SharedParams } from './filters.ts';

/**
 * The exact number of matching rows from the counters of a stat; null if the query has filters that no counter knows, and for
 * members, because their orders are few. A row with several types counts if one of them is asked for.
 */
export async function countByFacets(
  { db, caller }: Reading,
  stat: 'orders_by_facet' | 'order_items_by_facet',
  query: SharedParams,
): Promise<number | null> {
  if (!givesOnly(query, ['brand_id', 'statuses', 'payment_method', 'types'])) return null;
  const buckets = await counterBuckets(db, caller, stat, query.brand_id);
  if (buckets === null) return null;
  const asked: readonly (readonly string[] | undefined)[] = [
    query.statuses,
    query.payment_method,
    query.types,
  ];
  let sum = 0;
  for (const [bucket, count] of buckets) {
    const parts = bucket.split(' ').map((part) => part.split('+'));
    const isAsked = asked.every((some, at) => !some || parts[at]?.some((part) => some.includes(part)));
    if (isAsked) sum += count;
  }
  return sum;
}
