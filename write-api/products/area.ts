import { productTransitions } from '#domain/products/product-transitions.ts';
import type { WriteArea } from '../area.ts';
import { productRoutes } from './routes.ts';
import { sizeIndex } from './size-index.ts';

export const productsArea: WriteArea = {
  routes: productRoutes,
  tables: {
    product: productTransitions,
  },
  reads: {
    brand_admin: ['product'],
    user: ['product'],
  },
  streams: ['product-'],
  indexers: [sizeIndex],
};
