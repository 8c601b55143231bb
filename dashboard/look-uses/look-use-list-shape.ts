import { lookUseStatuses, lookUseTypes } from '#domain/look-uses/use-kinds.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import { shapeFor } from '../kit/list/list-state.ts';

const filters: readonly NamedFilter[] = [
  { name: 'q', kind: 'search', text: 'lookUse.search' },
  {
    name: 'statuses',
    kind: 'choices',
    text: 'lookUse.fields.status',
    options: lookUseStatuses,
    group: 'lookUse.status',
  },
  {
    name: 'types',
    kind: 'choices',
    text: 'lookUse.fields.useType',
    options: lookUseTypes,
    group: 'lookUse.type',
  },
  { name: 'brand_id', kind: 'lookup', several: false, text: 'lookUse.fields.brandId', staffOnly: true },
  {
    name: 'user_id',
    kind: 'lookup',
    several: false,
    remote: 'user',
    text: 'lookUse.fields.userId',
  },
  { name: 'start_date', kind: 'period', wire: 'days', text: 'lookUse.fields.startDate' },
  { name: 'end_date', kind: 'period', wire: 'days', text: 'lookUse.fields.endDate' },
  {
    name: 'created_time',
    kind: 'period',
    wire: 'list',
    text: 'lookUse.fields.createdTime',
    seldom: true,
  },
  { name: 'is_unanswered', kind: 'flag', text: 'lookUse.views.unanswered', seldom: true },
  { name: 'is_ending', kind: 'flag', text: 'lookUse.views.ending', seldom: true },
  { name: 'is_look_gone', kind: 'flag', text: 'lookUse.fields.isLookGone', seldom: true },
  { name: 'look_id', kind: 'given', text: 'lookUse.fields.lookId' },
  { name: 'ids', kind: 'given', text: 'lookUse.fields.id' },
];

/** The filters and sortings of the list of uses. */
export const lookUseListShape = shapeFor({
  filters,
  orders: ['id', 'start_date', 'end_date', 'asked_time', 'created_time', 'updated_time'],
  past: {
    kind: 'look_use',
    filters: ['statuses', 'types', 'brand_id', 'user_id', 'created_time', 'look_id', 'ids'],
    compared: null,
    hasFile: true,
  },
});
