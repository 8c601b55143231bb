import { postStatuses } from '#domain/trysets/post-status.ts';
import type { Caller } from '#http/caller.ts';
import { someOf } from '#http/filters.ts';
import { countOf, givesOnly } from '../count-rows.ts';
import { counted } from '../counters.ts';
import type { ReadModels } from '../database.ts';
import { matchingTrysetItems, statusesOf, type TrysetItemsParams } from './filters.ts';

/** The exact number of matching items: from a counter where the filters are one of its facets, else counted. */
export async function countTrysetItems(
  db: ReadModels,
  caller: Caller,
  query: TrysetItemsParams,
): Promise<number> {
  return (await fromCounters(db, caller, query)) ?? countRows(db, caller, query);
}

async function fromCounters(db: ReadModels, caller: Caller, query: TrysetItemsParams) {
  const brandId = query.brand_id;
  if (givesOnly(query, ['brand_id', 'state', 'statuses'])) {
    return counted(db, caller, 'tryset_items_by_status', { brandId, buckets: statusesOf(query) });
  }
  if (givesOnly(query, ['brand_id', 'post_statuses'])) {
    const buckets = someOf('post_statuses', query.post_statuses, postStatuses);
    return counted(db, caller, 'tryset_items_by_post_status', { brandId, buckets });
  }
  return null;
}

function countRows(db: ReadModels, caller: Caller, query: TrysetItemsParams): Promise<number> {
  return countOf(
    matchingTrysetItems(db, caller, query).select((select) => select.fn.countAll<bigint>().as('count')),
  );
}
