import type { Filter } from '../kit/list/filters.ts';
import { shapeFor } from '../kit/list/list-state.ts';

const filters: readonly Filter[] = [
  { name: 'out_stage', kind: 'given', tab: true },
  { name: 'search', kind: 'search' },
  { name: 'brand_id', kind: 'lookup', several: false, staffOnly: true },
  { name: 'product_ids', kind: 'lookup', several: true, remote: 'product' },
  { name: 'code', kind: 'text' },
  { name: 'out_requested_time', kind: 'period', wire: 'list' },
];

/** The filters and sortings of the out-stock list. The tabs set its stage. */
export const outListShape = shapeFor({
  filters,
  orders: ['id', 'created_time', 'updated_time', 'use_count', 'out_requested_time', 'code', 'slot', 'grade'],
});
