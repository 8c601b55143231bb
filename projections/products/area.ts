import type { Area } from '../area.ts';
import { productsProjection } from './projection.ts';
import { productSizesProjection } from './sizes.ts';
import { productsByStatus } from './stats.ts';
import { productSizesTable, productsTable } from './tables.ts';

export const products = {
  tables: { 'read.products': productsTable, 'read.productSizes': productSizesTable },
  projections: [productsProjection, productSizesProjection],
  stats: [productsByStatus],
} satisfies Area;
