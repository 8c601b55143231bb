import { allAndBrand, type Stat } from '../kit/counters/stat.ts';
import { type ProductRow, productsTable } from './tables.ts';

/** Products by status; scope 0 or a brand. */
export const productsByStatus: Stat<ProductRow> = {
  name: 'products_by_status',
  table: productsTable,
  buckets: (product) => allAndBrand(product.brandId, product.status),
};
