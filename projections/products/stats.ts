import { allAndBrand, type Stat } from '../kit/counters/stat.ts';
import { type ProductRow, productsTable } from './tables.ts';

/** Counts products by status. The scope is 0 for all products, or a brand. */
export const productsByStatus: Stat<ProductRow> = {
  name: 'products_by_status',
  table: productsTable,
  buckets: (product) => allAndBrand(product.brandId, product.status),
};
