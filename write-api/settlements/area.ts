import { brandMonthTransitions } from '#domain/settlements/month-transitions.ts';
import type { WriteArea } from '../area.ts';
import { settlementRoutes } from './routes.ts';

export const settlementsArea: WriteArea = {
  routes: settlementRoutes,
  tables: { brand_month: brandMonthTransitions },
  reads: { brand_admin: ['brand_month'] },
};
