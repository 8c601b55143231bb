import { allAndBrand, type Stat } from '../kit/counters/stat.ts';
import { type ProductRow, productsTable } from './tables.ts';

/** Counts products by status, in all (scope 0) and for each brand (scope: the brand's id). */
export const productsByStatus: Stat<ProductRow> = {
  name: 'products_by_status',
  table: productsTable,
  buckets: (product) => allAndBrand(product.brandId, product.status),
};
