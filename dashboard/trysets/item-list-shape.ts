import { trysetItemStatuses } from '#domain/trysets/item-status.ts';
import { postStatuses } from '#domain/trysets/post-status.ts';
import type { Filter } from '../list/filters.ts';
import { shapeFor } from '../list/list-state.ts';

const filters: readonly Filter[] = [
  { name: 'q', kind: 'search' },
  {
    name: 'statuses',
    kind: 'choices',
    options: trysetItemStatuses.filter((status) => status !== 'idle'),
    group: 'trysetItem.status',
  },
  { name: 'post_statuses', kind: 'choices', options: postStatuses, group: 'trysetItem.postStatus' },
  { name: 'brand_id', kind: 'lookup', several: false, staffOnly: true },
  { name: 'created_time', kind: 'period', wire: 'list' },
  { name: 'delivery_type', kind: 'choice', options: ['express', 'normal'], group: 'trysetItem.deliveryType' },
  { name: 'user_genders', kind: 'choices', options: ['male', 'female', 'etc'], group: 'trysetItem.gender' },
  { name: 'user_regions', kind: 'choices', options: ['KOREA', 'JAPAN'], group: 'trysetItem.region' },
  { name: 'state', kind: 'given' },
  { name: 'name', kind: 'given' },
  { name: 'product_name', kind: 'given' },
  { name: 'product_ids', kind: 'given' },
  { name: 'stock_ids', kind: 'given' },
  { name: 'tryset_ids', kind: 'given' },
  { name: 'user_ids', kind: 'given' },
];

/** What the list of tryset items can be asked for. */
export const itemListShape = shapeFor({
  filters,
  orders: ['id', 'created_time', 'updated_time'],
});
