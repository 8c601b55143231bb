import type { Area } from '../kit/area.ts';
import { productNames, productSizeNames } from './id-names.ts';
import { productRoutes } from './routes.ts';
import { productStreams } from './streams.ts';

export const products: Area = {
  routes: [productRoutes],
  streams: productStreams,
  names: { product: productNames, product_size: productSizeNames },
  searchedBy: { ids: { product_id: async (_, id) => [`product-${id}`] } },
};
