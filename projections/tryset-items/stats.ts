import { allAndBrand, type Stat } from '../kit/counters/stat.ts';
import { stretchOf } from '../kit/tables/stretches.ts';
import { type TrysetItemRow, trysetItemsTable } from './tables.ts';

/** Tryset items by status; scope 0 or a brand. */
export const trysetItemsByStatus: Stat<TrysetItemRow> = {
  name: 'tryset_items_by_status',
  table: trysetItemsTable,
  buckets: (item) => (item.isRemoved ? [] : allAndBrand(item.brandId, item.status)),
};

/** Tryset items by post status; scope 0 or a brand. */
export const trysetItemsByPostStatus: Stat<TrysetItemRow> = {
  name: 'tryset_items_by_post_status',
  table: trysetItemsTable,
  buckets: (item) => (item.isRemoved ? [] : allAndBrand(item.brandId, item.postStatus)),
};

/** Tryset items by status; scope is a stretch of ids. Pages far down the list start from these counts. */
export const trysetItemsInStretches: Stat<TrysetItemRow> = {
  name: 'tryset_items_in_stretches',
  table: trysetItemsTable,
  buckets: (item) => (item.isRemoved ? [] : [{ scope: stretchOf(item.id), bucket: item.status }]),
};
