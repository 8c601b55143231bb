import { expect, test } from 'vitest';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import {
  confirmed,
  paidTime,
  paymentDescription,
  paymentId,
  paymentRequested,
  refunded,
  refundFailed,
  refundRequested,
  tried,
} from '#domain/testing/payments.ts';
import { foldAll } from '../testing/folding.ts';
import { paymentsProjection } from './projection.ts';

const rowAfter = (...events: PaymentEvent[]) =>
  foldAll(
    paymentsProjection,
    `payment-${paymentId}`,
    events.map((event, index) => ({ event, on: `2026-01-0${index + 1}` })),
  );

test('a row follows the payment and holds its state', () => {
  const { for: payable, payer, amount, currency, dueTime } = paymentDescription;
  expect(rowAfter(paymentRequested)).toMatchObject({
    id: paymentId,
    forKind: payable.kind,
    forId: payable.id,
    payerKind: payer.kind,
    payerId: payer.id,
    amount,
    currency,
    dueTime,
    status: 'pending',
    method: null,
    paidTime: null,
    revision: 0n,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  const paid = rowAfter(paymentRequested, tried(), confirmed());
  expect(paid).toMatchObject({ status: 'paid', method: 'card', paidTime, revision: 2n });
  expect(paid?.state.arrivals).toMatchObject([{ reference: 'imp_1', amount: 30_000, kind: 'confirmed' }]);
});

test('a failed refund, a charge-back and a difference can be found', () => {
  const paid = [paymentRequested, tried(), confirmed(), refundRequested(1, 9_000)];
  expect(rowAfter(...paid, refundFailed(1))).toMatchObject({ hasFailedRefund: true, status: 'paid' });
  expect(rowAfter(...paid, refundFailed(1), refunded(1, 9_000))).toMatchObject({
    hasFailedRefund: false,
    status: 'partially_refunded',
  });
  const back: PaymentEvent = { type: 'PaymentChargedBack', data: { reference: 'imp_1' } };
  const won: PaymentEvent = { type: 'PaymentChargebackWon', data: { reference: 'imp_1' } };
  const differed: PaymentEvent = {
    type: 'PaymentDiffered',
    data: { reference: 'imp_1', amount: 30_000, refunded: 9_000 },
  };
  expect(rowAfter(...paid, differed)?.hasDifference).toBe(true);
  expect(rowAfter(...paid, differed, refunded(1, 9_000))?.hasDifference).toBe(false);
  expect(rowAfter(...paid, back)?.isChargedBack).toBe(true);
  expect(rowAfter(...paid, back, won)?.isChargedBack).toBe(false);
});
