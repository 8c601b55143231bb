import { sql } from 'kysely';
import { house } from '#domain/settlements/house.ts';
import { evolveFacts, initialMonthFacts } from '#domain/settlements/month-state.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { contentUseRoutes } from './content-use/routes.ts';
import { houseRoutes } from './house/routes.ts';
import { brandMonthPast, settlementsThen } from './past.ts';
import { settlementRoutes } from './routes.ts';
import { statementRoutes } from './statement/routes.ts';
import { taxInvoiceRoutes } from './tax-invoices/routes.ts';

export const settlements: Area = {
  routes: [settlementRoutes, statementRoutes, contentUseRoutes, taxInvoiceRoutes, houseRoutes],
  streams: {
    brand_month: {
      fold: fold(initialMonthFacts, evolveFacts),
      isFilter: true,
      field: 'brandMonthId',
      isLogOf: (brandId) => sql`exists (select from read.brand_months
        where id = log.entity_id and brand_id = ${brandId})`,
    },
    house: { fold: fold(house.initial, house.evolve) },
  },
  past: brandMonthPast,
  rowsThen: settlementsThen,
};
