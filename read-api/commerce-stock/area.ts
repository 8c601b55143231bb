import { sql } from 'kysely';
import { commerceStock as decider } from '#domain/commerce-stock/commerce-stock.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { commerceStockPast, commerceStockThen } from './past.ts';
import { commerceStockRoutes } from './routes.ts';

export const commerceStock: Area = {
  routes: [commerceStockRoutes],
  streams: {
    commerce_stock: {
      fold: fold(decider.initial, decider.evolve),
      isFilter: true,
      isLogOf: (brandId) => sql`exists (select from read.commerce_stocks
        where id = log.entity_id::integer and brand_id = ${brandId})`,
    },
  },
  past: commerceStockPast,
  rowsThen: commerceStockThen,
};
