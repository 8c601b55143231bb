import { regions } from '#domain/regions.ts';
import { conditionGrades, outStockRequestStatuses, shownStockStatuses } from '#domain/stock/stock-status.ts';
import type { Filter } from '../kit/list/filters.ts';
import { shapeFor } from '../kit/list/list-state.ts';

/** Options of the filter by use count. The last one includes all higher counts. */
const useCounts = ['0', '1', '2', '3', '4', '5'];

const filters: readonly Filter[] = [
  { name: 'search', kind: 'search', text: 'stockItem.search' },
  { name: 'codes', kind: 'codes', text: 'stockItem.fields.codes' },
  {
    name: 'statuses',
    kind: 'choices',
    text: 'stockItem.fields.status',
    options: shownStockStatuses,
    group: 'stockItem.status',
  },
  {
    name: 'latest_out_stock_request_statuses',
    kind: 'choices',
    text: 'stockItem.fields.outStockRequest',
    options: outStockRequestStatuses,
    group: 'stockItem.outRequest',
  },
  { name: 'brand_id', kind: 'lookup', text: 'stockItem.fields.brandId', several: false, staffOnly: true },
  {
    name: 'product_ids',
    kind: 'lookup',
    text: 'stockItem.fields.productId',
    several: true,
    remote: 'product',
  },
  { name: 'category_ids', kind: 'lookup', text: 'stockItem.fields.categoryId', several: true, seldom: true },
  {
    name: 'product_size_id',
    kind: 'lookup',
    text: 'stockItem.fields.productSizeId',
    several: false,
    remote: 'product_size',
    seldom: true,
  },
  {
    name: 'region_id',
    kind: 'choice',
    text: 'stockItem.fields.regionId',
    options: regions,
    group: 'trysetItem.region',
  },
  { name: 'is_out_requested', kind: 'flag', text: 'stockItem.isOutRequested', seldom: true },
  {
    name: 'grades',
    kind: 'choices',
    text: 'stockItem.fields.conditionGrade',
    options: conditionGrades,
    group: null,
    seldom: true,
  },
  {
    name: 'use_counts',
    kind: 'choices',
    text: 'stockItem.fields.useCount',
    options: useCounts,
    group: 'stockItem.useCounts',
    seldom: true,
  },
  { name: 'created_time', kind: 'period', text: 'stockItem.fields.createdTime', wire: 'list', seldom: true },
  {
    name: 'out_requested_time',
    kind: 'period',
    text: 'stockItem.fields.outRequestedTime',
    wire: 'list',
    seldom: true,
  },
  { name: 'code', kind: 'text', text: 'stockItem.fields.code', seldom: true },
  { name: 'slot', kind: 'text', text: 'stockItem.fields.slot', seldom: true, staffOnly: true },
  { name: 'latest_out_stock_request_status', kind: 'given', text: 'stockItem.fields.outStockRequest' },
  { name: 'out_stage', kind: 'given', text: 'stockItem.fields.outStage' },
  { name: 'ids', kind: 'given', text: 'stockItem.fields.id' },
];

/** Filters and orders of the list of stock items. */
export const stockListShape = shapeFor({
  filters,
  orders: ['id', 'created_time', 'updated_time', 'use_count', 'out_requested_time', 'code', 'slot', 'grade'],
  past: {
    kind: 'stock_item',
    filters: [
      'codes',
      'statuses',
      'brand_id',
      'product_ids',
      'category_ids',
      'product_size_id',
      'use_counts',
      'created_time',
      'code',
      'ids',
    ],
    compared: { statuses: shownStockStatuses, group: 'stockItem.status' },
    hasFile: true,
  },
});
