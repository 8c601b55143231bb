import { outStockRequestStatuses, stockStatuses } from '#domain/stock/stock-status.ts';
import type { Filter } from '../list/filters.ts';
import { shapeFor } from '../list/list-state.ts';

const filters: readonly Filter[] = [
  { name: 'search', kind: 'search' },
  {
    name: 'statuses',
    kind: 'choices',
    options: stockStatuses.filter((status) => status !== 'none'),
    group: 'stockItem.status',
  },
  {
    name: 'latest_out_stock_request_statuses',
    kind: 'choices',
    options: outStockRequestStatuses,
    group: 'stockItem.outRequest',
  },
  { name: 'brand_id', kind: 'lookup', several: false, staffOnly: true },
  { name: 'region_id', kind: 'choice', options: ['KOREA', 'JAPAN'], group: 'trysetItem.region' },
  { name: 'code', kind: 'given' },
  { name: 'product_ids', kind: 'given' },
  { name: 'product_size_id', kind: 'given' },
  { name: 'is_out_requested', kind: 'given' },
];

/** What the list of stock items can be asked for. */
export const stockListShape = shapeFor({
  filters,
  orders: ['id', 'created_time', 'updated_time', 'use_count'],
});
