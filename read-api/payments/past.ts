import { payments } from '#projections/payments/area.ts';
import { paymentsTable } from '#projections/payments/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import type { PaymentDetail } from './contract.ts';
import { paymentDetail } from './detail.ts';
import { paymentsFor } from './scope.ts';

export const paymentPast: Past<PaymentDetail> = {
  category: 'payment',
  projection: 'payments',
  path: '/v1/payments/:id',
  tags: ['payments'],
  differenceId: 'getPaymentDifference',
  detail: paymentDetail,
  isShown: async (db, caller, id) =>
    isThere(
      await paymentsFor(db, caller).where('payment.id', '=', id).select('payment.id').executeTakeFirst(),
    ),
  around: async (_load, own) => [...own],
  isGone: () => false,
};

/** The fields are those of the state; the row's other columns repeat them. */
export const paymentsThen: RowsThen = {
  models: payments,
  fields: (rows) =>
    rows.of(paymentsTable).map((row) => {
      const { state, paidTime, receiptUrl } = row;
      return [`payment-${row.id}`, fieldsOf(state, { paidTime, receiptUrl }, ['paymentId'])];
    }),
  people: () => [],
};
