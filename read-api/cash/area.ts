import { sql } from 'kysely';
import { cashAccount } from '#domain/cash/cash-account.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { cashThen } from './past.ts';
import { cashRoutes } from './routes.ts';

export const cash: Area = {
  routes: [cashRoutes],
  streams: {
    cash_account: {
      fold: fold(cashAccount.initial, cashAccount.evolve),
      tellsOf: 'user',
      partOf: { category: 'user', id: sql<number>`log.entity_id::integer` },
    },
  },
  rowsThen: cashThen,
};
