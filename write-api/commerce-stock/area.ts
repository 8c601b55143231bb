import { commerceStockTransitions } from '#domain/commerce-stock/stock-transitions.ts';
import type { WriteArea } from '../area.ts';
import { commerceStockRoutes } from './routes.ts';

export const commerceStockArea: WriteArea = {
  routes: commerceStockRoutes,
  tables: { commerce_stock: commerceStockTransitions },
  reads: { brand_admin: ['commerce_stock'] },
};
