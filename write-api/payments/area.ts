import { paymentTransitions } from '#domain/payments/payment-transitions.ts';
import type { WriteArea } from '../area.ts';
import { openPayments } from '../open-payments.ts';
import { callsOfPayments } from './calls-of-payments.ts';
import { paymentRoutes } from './routes.ts';

export const paymentsArea: WriteArea = {
  routes: paymentRoutes,
  tables: { payment: paymentTransitions },
  reads: { brand_admin: ['payment'] },
  indexers: [callsOfPayments, openPayments],
};
