import { paymentTransitions } from '#domain/payments/payment-transitions.ts';
import { taxPolicyTransitions } from '#domain/payments/tax-policy.ts';
import type { WriteArea } from '../area.ts';
import { openPayments } from '../open-payments.ts';
import { callsOfPayments } from './calls-of-payments.ts';
import { paymentRoutes } from './routes.ts';
import { taxPolicyRoutes } from './tax-policy-routes.ts';

export const paymentsArea: WriteArea = {
  routes(app, deps) {
    paymentRoutes(app, deps);
    taxPolicyRoutes(app, deps);
  },
  tables: { payment: paymentTransitions, tax_policy: taxPolicyTransitions },
  reads: { brand_admin: ['payment'] },
  indexers: [callsOfPayments, openPayments],
};
