import { brandMonthStatuses } from '#domain/settlements/month-kinds.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import { type ListShape, shapeFor } from '../kit/list/list-state.ts';

const filters: readonly NamedFilter[] = [
  {
    name: 'status',
    kind: 'choices',
    text: 'settlement.fields.status',
    options: brandMonthStatuses.filter((status) => status !== 'none'),
    group: 'settlement.status',
  },
  { name: 'brand_id', kind: 'lookup', several: false, text: 'settlement.fields.brandId', staffOnly: true },
  { name: 'month', kind: 'lookup', several: false, text: 'settlement.fields.month' },
  { name: 'from_month', kind: 'lookup', several: false, text: 'settlement.filters.from', seldom: true },
  { name: 'to_month', kind: 'lookup', several: false, text: 'settlement.filters.to', seldom: true },
];

const months: ListShape = { filters, orders: ['id', 'month', 'line_count', 'updated_time'] };

/** The filters and sortings of the list of brands' months. */
export const monthListShape = shapeFor(months);

/** The same of the months that charge uses of looks. */
export const lookUseMonthListShape = shapeFor({ ...months, fixed: { has_content_uses: 'true' } });
