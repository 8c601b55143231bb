import { givesOnly, rememberedCount } from '../kit/count-rows.ts';
import { counted } from '../kit/counters.ts';
import type { Reading } from '../kit/reading.ts';
import { type Matching, statusesOf, type TrysetItemsParams } from './filters.ts';

/** Exact number of matching items: from a counter if the filters are one of its facets, otherwise counted. */
export async function countTrysetItems(
  reading: Reading,
  query: TrysetItemsParams,
  { items }: Matching,
): Promise<number> {
  const fromCounter = await fromCounters(reading, query);
  if (fromCounter !== null) return fromCounter;
  const count = items.select((select) => select.fn.countAll<bigint>().as('count'));
  return rememberedCount(reading, 'tryset items', query, count);
}

async function fromCounters({ db, caller }: Reading, query: TrysetItemsParams) {
  const { brand_id: brandId } = query;
  if (givesOnly(query, ['brand_id', 'state', 'statuses'])) {
    return counted(db, caller, 'tryset_items_by_status', { brandId, buckets: statusesOf(query) });
  }
  if (givesOnly(query, ['brand_id', 'post_statuses'])) {
    const { post_statuses: buckets } = query;
    // The clock makes posts overdue, so no counter knows them.
    if (buckets?.includes('overdue')) return null;
    return counted(db, caller, 'tryset_items_by_post_status', { brandId, buckets });
  }
  return null;
}
