import { type PaymentAction, paymentTransitions } from '#domain/payments/payment-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import { paymentsPath } from './paths.ts';
import { paymentActionForms } from './payment-action-forms.ts';

export const paymentActionTable: ActionTable<PaymentAction> = {
  entity: 'payment',
  path: paymentsPath,
  transitions: paymentTransitions,
  forms: paymentActionForms,
  names: 'paymentActions',
  statuses: 'payment.status',
  why: 'payment.why',
  done: 'paymentDone',
};
