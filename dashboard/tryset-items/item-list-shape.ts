import { memberGenders } from '#domain/members/member-kinds.ts';
import { useModes } from '#domain/products/product-kinds.ts';
import { regions } from '#domain/regions.ts';
import { deliveryTypes, itemOutcomes, outcomeCauses } from '#domain/tryset-items/item-kinds.ts';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { postFilters } from '#domain/tryset-items/post-status.ts';
import type { Filter } from '../kit/list/filters.ts';
import { shapeFor } from '../kit/list/list-state.ts';

const statuses = trysetItemStatuses.filter((status) => status !== 'idle');

const filters: readonly Filter[] = [
  { name: 'q', kind: 'search' },
  { name: 'codes', kind: 'codes' },
  { name: 'statuses', kind: 'choices', options: statuses, group: 'trysetItem.status' },
  { name: 'post_statuses', kind: 'choices', options: postFilters, group: 'trysetItem.postFilter' },
  { name: 'brand_id', kind: 'lookup', several: false, staffOnly: true },
  { name: 'product_ids', kind: 'lookup', several: true, remote: 'product' },
  { name: 'created_time', kind: 'period', wire: 'list' },
  {
    name: 'delivery_type',
    kind: 'choice',
    options: deliveryTypes,
    group: 'trysetItem.deliveryType',
    seldom: true,
  },
  { name: 'state', kind: 'choice', options: overviewStatuses, group: 'trysetItem.stage', seldom: true },
  { name: 'category_ids', kind: 'lookup', several: true, seldom: true },
  { name: 'user_ids', kind: 'lookup', several: true, remote: 'user', seldom: true },
  {
    name: 'user_genders',
    kind: 'choices',
    options: memberGenders,
    group: 'trysetItem.gender',
    seldom: true,
  },
  {
    name: 'user_regions',
    kind: 'choices',
    options: regions,
    group: 'trysetItem.region',
    seldom: true,
  },
  {
    name: 'outcome',
    kind: 'choices',
    options: itemOutcomes,
    group: 'trysetItem.outcomeFilter',
    seldom: true,
  },
  {
    name: 'outcome_cause',
    kind: 'choices',
    options: outcomeCauses,
    group: 'trysetItem.outcomeCause',
    seldom: true,
  },
  { name: 'use_mode', kind: 'choice', options: useModes, group: 'trysetItem.useMode', seldom: true },
  { name: 'is_delivered', kind: 'flag', seldom: true },
  { name: 'is_look_posted', kind: 'flag', seldom: true },
  { name: 'is_overdue', kind: 'flag', seldom: true },
  { name: 'is_trial_ending_today', kind: 'flag', zone: 'today_zone', seldom: true },
  { name: 'is_post_due', kind: 'flag', seldom: true },
  { name: 'is_return_requested', kind: 'flag', seldom: true },
  { name: 'is_damage_reported', kind: 'flag', seldom: true },
  { name: 'delivered_time', kind: 'period', wire: 'list', seldom: true },
  { name: 'trial_end_time', kind: 'period', wire: 'list', seldom: true },
  { name: 'return_requested_time', kind: 'period', wire: 'list', seldom: true },
  { name: 'return_arrived_time', kind: 'period', wire: 'list', seldom: true },
  { name: 'deferred_time', kind: 'period', wire: 'list', seldom: true },
  { name: 'shelved_time', kind: 'period', wire: 'list', seldom: true },
  { name: 'product_name', kind: 'text', seldom: true },
  { name: 'tracking_number', kind: 'text', seldom: true },
  { name: 'name', kind: 'given' },
  { name: 'stock_ids', kind: 'given' },
  { name: 'tryset_ids', kind: 'given' },
  { name: 'ids', kind: 'given' },
];

/** The filters and orders of the list of tryset items. */
export const itemListShape = shapeFor({
  filters,
  orders: [
    'id',
    'created_time',
    'updated_time',
    'approved_time',
    'delivered_time',
    'trial_end_time',
    'return_requested_time',
    'return_arrived_time',
    'deferred_time',
  ],
  past: {
    kind: 'tryset_item',
    filters: [
      'statuses',
      'brand_id',
      'product_ids',
      'category_ids',
      'user_ids',
      'created_time',
      'is_overdue',
      'ids',
    ],
    compared: { statuses, group: 'trysetItem.status' },
    hasFile: true,
  },
});
