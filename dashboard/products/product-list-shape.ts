import { productGenders } from '#domain/products/product-kinds.ts';
import { regions } from '#domain/regions.ts';
import { shownStockStatuses } from '#domain/stock/stock-status.ts';
import type { Filter } from '../kit/list/filters.ts';
import { shapeFor } from '../kit/list/list-state.ts';

const flag = (name: string): Filter => ({
  name,
  kind: 'choice',
  options: ['true', 'false'],
  group: 'product.yesNo',
});
const seldom = (filter: Filter): Filter => ({ ...filter, seldom: true });
const several = (name: string): Filter => ({ name, kind: 'lookup', several: true });
const one = (name: string): Filter => ({ name, kind: 'lookup', several: false });
const given = (name: string): Filter => ({ name, kind: 'given' });

const filters: readonly Filter[] = [
  { name: 'q', kind: 'search' },
  { name: 'brand_ids', kind: 'lookup', several: true, staffOnly: true },
  several('category_ids'),
  several('season_ids'),
  { name: 'gender', kind: 'choice', options: productGenders, group: 'product.gender' },
  {
    name: 'stock_statuses',
    kind: 'choices',
    options: shownStockStatuses,
    group: 'stockItem.status',
  },
  flag('is_published'),
  flag('is_soldout'),
  ...[
    flag('is_available'),
    several('style_ids'),
    several('material_type_ids'),
    several('size_type_ids'),
    flag('discount'),
    one('min_discount_rate'),
    one('max_discount_rate'),
    { name: 'region_id', kind: 'choice', options: regions, group: 'product.region' } as const,
    flag('is_sale_for_curator'),
    flag('is_commerce_sale_available'),
  ].map(seldom),
  ...['measurement_type_ids', 'ids', 'name', 'code', 'brand_name', 'season_id', 'tag_names'].map(given),
];

/** Filters and orders of the list of products. */
export const productListShape = shapeFor({
  filters,
  orders: ['id', 'name', 'priority', 'price', 'created_time', 'updated_time'],
});
