import { sql } from 'kysely';
import { payment } from '#domain/payments/payment.ts';
import { taxPolicy } from '#domain/payments/tax-policy.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { paymentPast, paymentsThen } from './past.ts';
import { paymentRoutes } from './routes.ts';
import { paymentsSearched } from './searched-streams.ts';
import { taxPolicyRoutes } from './tax-policy.ts';

export const payments: Area = {
  routes: [paymentRoutes, taxPolicyRoutes],
  streams: {
    payment: {
      fold: fold(payment.initial, payment.evolve),
      isFilter: true,
      field: 'paymentId',
      isLogOf: (brandId) => sql`exists (select from read.payments
        where id = log.entity_id::integer and payer_kind = 'brand' and payer_id = ${brandId})`,
    },
    tax_policy: { fold: fold(taxPolicy.initial, taxPolicy.evolve) },
  },
  searchedBy: paymentsSearched,
  past: paymentPast,
  rowsThen: paymentsThen,
};
