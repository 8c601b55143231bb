import { houseTransitions } from '#domain/settlements/house.ts';
import { brandMonthTransitions } from '#domain/settlements/month-transitions.ts';
import type { WriteArea } from '../area.ts';
import { houseRoutes } from './house-routes.ts';
import { settlementRoutes } from './routes.ts';
import { taxInvoiceRoutes } from './tax-invoice-routes.ts';

export const settlementsArea: WriteArea = {
  routes(app, deps) {
    settlementRoutes(app, deps);
    taxInvoiceRoutes(app, deps);
    houseRoutes(app, deps);
  },
  tables: { brand_month: brandMonthTransitions, house: houseTransitions },
  reads: { brand_admin: ['brand_month'] },
};
