import { memberGenders } from '#domain/members/member-kinds.ts';
import { regions } from '#domain/regions.ts';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import type { Filter } from '../../kit/list/filters.ts';
import type { ListShape } from '../../kit/list/list-state.ts';

const filters: readonly Filter[] = [
  { name: 'keyword', kind: 'search' },
  { name: 'statuses', kind: 'choices', options: overviewStatuses, group: 'tryset.status' },
  {
    name: 'time_to_prepare_delivery_today',
    kind: 'choice',
    options: ['true', 'false'],
    group: 'tryset.preparation',
  },
  { name: 'time_to_prepare_delivery_overdue', kind: 'flag', seldom: true },
  { name: 'is_prefer_express', kind: 'choice', options: ['true', 'false'], group: 'tryset.express' },
  { name: 'created_time', kind: 'period', wire: 'list' },
  { name: 'user_genders', kind: 'choices', options: memberGenders, group: 'trysetItem.gender' },
  { name: 'user_regions', kind: 'choices', options: regions, group: 'trysetItem.region' },
  { name: 'state', kind: 'given' },
  { name: 'user_ids', kind: 'given' },
  { name: 'ids', kind: 'given' },
];

/** The filters and orders of the list of trysets. Trysets to prepare by today come first. */
export const sendListShape: ListShape = {
  filters,
  orders: ['id', 'created_time', 'expected_delivery', 'to_prepare'],
  firstOrder: 'to_prepare',
};
