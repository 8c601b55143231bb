import type { ListShape } from '../../kit/list/list-state.ts';

export const productsPath = '/v2/products';
export const countsPath = '/v2/products/stock_status';

/** The number of products on a page. */
export const pageSize = 200;

/** The filters of the plain table, which is sorted by code. */
export const plainListShape: ListShape = {
  filters: [
    { name: 'q', kind: 'search' },
    { name: 'brand_ids', kind: 'lookup', several: true },
    { name: 'is_published', kind: 'choice', options: ['true', 'false'], group: 'product.yesNo' },
    { name: 'ids', kind: 'given' },
  ],
  orders: ['code'],
  firstOrder: 'code',
};
