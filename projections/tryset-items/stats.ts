import { allAndBrand, type Stat } from '../kit/counters/stat.ts';
import { stretchOf } from '../kit/tables/stretches.ts';
import { type TrysetItemRow, trysetItemsTable } from './tables.ts';

/** Counts tryset items by status, in all (scope 0) and for each brand (scope: the brand's id). */
export const trysetItemsByStatus: Stat<TrysetItemRow> = {
  name: 'tryset_items_by_status',
  table: trysetItemsTable,
  buckets: (item) => (item.isRemoved ? [] : allAndBrand(item.brandId, item.status)),
};

/** Counts tryset items by post status, in all (scope 0) and for each brand (scope: the brand's id). */
export const trysetItemsByPostStatus: Stat<TrysetItemRow> = {
  name: 'tryset_items_by_post_status',
  table: trysetItemsTable,
  buckets: (item) => (item.isRemoved ? [] : allAndBrand(item.brandId, item.postStatus)),
};

/**
 * Counts tryset items by status, for each stretch of ids (scope: the number of the stretch). Queries for pages far down the
 * list skip stretches by these counts.
 */
export const trysetItemsInStretches: Stat<TrysetItemRow> = {
  name: 'tryset_items_in_stretches',
  table: trysetItemsTable,
  buckets: (item) => (item.isRemoved ? [] : [{ scope: stretchOf(item.id), bucket: item.status }]),
};
