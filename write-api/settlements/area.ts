import { brandMonthTransitions } from '#domain/settlements/month-transitions.ts';
import type { WriteArea } from '../area.ts';
import { settlementRoutes } from './routes.ts';
import { taxInvoiceRoutes } from './tax-invoice-routes.ts';

export const settlementsArea: WriteArea = {
  routes(app, deps) {
    settlementRoutes(app, deps);
    taxInvoiceRoutes(app, deps);
  },
  tables: { brand_month: brandMonthTransitions },
  reads: { brand_admin: ['brand_month'] },
};
