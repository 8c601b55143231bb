import { expect, test } from 'vitest';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import { isUnsettled } from '#domain/payments/unsettled.ts';
import {
  confirmed,
  paymentId,
  paymentLives,
  paymentRequested,
  refunded,
  refundFailed,
  refundId,
  refundRequested,
  tried,
} from '#domain/testing/payments.ts';
import { type OpenPaymentTable, readableRow, rowAfter } from './open-payments.ts';

const rowOf = (events: readonly PaymentEvent[]) =>
  events.reduce<OpenPaymentTable | null>((row, event) => rowAfter(row, paymentId, event), null);
const stateOf = (events: readonly PaymentEvent[]) =>
  events.reduce((state, event) => payment.evolve(state, event, ''), payment.initial);

const paid = [paymentRequested, tried(), confirmed()];
const elsewhere = (reduced: { refundId: number; amount: number }[]): PaymentEvent => ({
  type: 'PaymentRefundedElsewhere',
  data: { reference: 'imp_1', amount: 9_000, refundReference: 'console_1', reduced },
});
const byHand: PaymentEvent = {
  type: 'PaymentRefundedByHand',
  data: { refundId: refundId(1), reference: 'imp_1', amount: 9_000, refundReference: 'transfer 12' },
};

const lives: [string, readonly PaymentEvent[]][] = [
  ...Object.entries(paymentLives).filter(([name]) => name !== 'none'),
  ['a refund asked for', [...paid, refundRequested(1, 9_000)]],
  ['a refund of two made', [...paid, refundRequested(1, 9_000), refundRequested(2, 1), refunded(1, 9_000)]],
  ['a refund refused', [...paid, refundRequested(1, 9_000), refundFailed(1, 'needs_account')]],
  ['a refund by hand', [...paid, refundRequested(1, 9_000), refundFailed(1), byHand]],
  [
    'a refund made elsewhere',
    [...paid, refundRequested(1, 9_000), elsewhere([{ refundId: refundId(1), amount: 0 }])],
  ],
  [
    'a refund made smaller',
    [...paid, refundRequested(1, 9_000), elsewhere([{ refundId: refundId(1), amount: 5 }])],
  ],
];

test.each(lives)('the index and the stream agree on whether this is open: %s', (_, events) => {
  const row = rowOf(events);
  expect(row).toMatchObject({ payment_id: paymentId, payer_kind: 'user', payer_id: 51 });
  expect(row?.is_pending || row?.open_refunds.length !== 0).toBe(isUnsettled(stateOf(events)));
  // A crash before the checkpoint repeats the last events.
  expect(
    events.slice(1).reduce<OpenPaymentTable | null>((at, event) => rowAfter(at, paymentId, event), row),
  ).toEqual(row);
});

test.each([
  ['PaymentRequested', null],
  ['PaymentRequested', { payer: { kind: 'user', id: 'x' } }],
  ['PaymentRequested', { payer: { kind: 'nobody', id: 51 } }],
  ['RefundRequested', { refundId: 'x' }],
  ['RefundRequested', {}],
  ['PaymentRefundedElsewhere', { reduced: null }],
])('an event with unreadable data changes no row: %s %j', (type, data) => {
  const row = rowOf([...paid, refundRequested(1, 9_000)]);
  expect(readableRow(row, paymentId, { type, data } as PaymentEvent)).toEqual(row);
  expect(readableRow(null, paymentId, { type, data } as PaymentEvent)).toBeNull();
});
