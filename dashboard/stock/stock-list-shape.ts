import { outStockRequestStatuses, stockStatuses } from '#domain/stock/stock-status.ts';
import type { Filter } from '../list/filters.ts';
import type { ListShape } from '../list/list-state.ts';
import type { Scope } from '../session/token.ts';

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
  { name: 'product_size_id', kind: 'given' },
  { name: 'is_out_requested', kind: 'given' },
];

const orders = ['id', 'created_time', 'updated_time', 'use_count'];

const all: ListShape = { filters, orders };
const own: ListShape = {
  filters: filters.filter((filter) => filter.kind !== 'lookup' || !filter.staffOnly),
  orders,
};

/** What the list of stock items can be asked for; a brand admin's is of one brand anyway. */
export function stockListShape(scope: Scope | undefined): ListShape {
  return scope === 'staff' ? all : own;
}
