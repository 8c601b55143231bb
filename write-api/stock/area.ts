import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import type { WriteArea } from '../area.ts';
import { candidateIndex } from './candidates.ts';
import { stockRoutes } from './routes.ts';

export const stockArea: WriteArea = {
  routes: stockRoutes,
  tables: {
    stock_item: stockItemTransitions,
  },
  reads: {
    brand_admin: ['stock_item'],
  },
  indexers: [candidateIndex],
};
