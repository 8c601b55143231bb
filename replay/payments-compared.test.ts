import { describe, expect, test } from 'vitest';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import {
  confirmed,
  paidTime,
  paymentId,
  paymentRequested,
  refunded,
  refundFailed,
  refundId,
  refundRequested,
  tried,
  uidOf,
} from '#domain/testing/payments.ts';
import { compareLine, type KnownPayment, missingThere } from './payments-compared.ts';
import type { Settlement } from './payments-file.ts';

const known = (...events: PaymentEvent[]): KnownPayment => ({
  id: paymentId,
  currency: 'KRW',
  state: events.reduce((state, event) => payment.evolve(state, event, ''), payment.initial),
});
const paid = [paymentRequested, tried(), confirmed()];
const line = (changed: Partial<Settlement> = {}): Settlement => ({
  line: 2,
  reference: 'imp_1',
  merchantUid: uidOf(1),
  amount: 30_000,
  refunded: 0,
  status: 'paid',
  paidTime,
  ...changed,
});
const kinds = (settlement: Settlement, payment: KnownPayment | null) =>
  compareLine(settlement, payment).map(({ kind, there, here }) => [kind, there, here]);

const byHand: PaymentEvent = {
  type: 'PaymentRefundedByHand',
  data: { refundId: refundId(1), reference: 'imp_1', amount: 9_000, refundReference: 'transfer 12' },
};

describe('a line', () => {
  test.each<[string, Settlement, KnownPayment]>([
    ['paid', line(), known(...paid)],
    [
      'partly refunded',
      line({ refunded: 9_000 }),
      known(...paid, refundRequested(1, 9_000), refunded(1, 9_000)),
    ],
    [
      'wholly refunded',
      line({ refunded: 30_000, status: 'canceled', paidTime: null }),
      known(...paid, refundRequested(1, 30_000), refunded(1, 30_000)),
    ],
    ['refunded by hand here', line(), known(...paid, refundRequested(1, 9_000), refundFailed(1), byHand)],
    ['failed', line({ status: 'failed', paidTime: null }), known(paymentRequested, tried())],
    [
      'of an account that was revoked',
      line({ status: 'canceled', paidTime: null }),
      known(paymentRequested, tried()),
    ],
  ])('agrees: %s', (_, settlement, payment) => {
    expect(compareLine(settlement, payment)).toEqual([]);
  });

  test('differs in the amount, the refunds and the status', () => {
    expect(kinds(line({ amount: 31_000 }), known(...paid))).toEqual([['amount', 31_000, 30_000]]);
    expect(kinds(line({ refunded: 9_000 }), known(...paid))).toEqual([['refunded', 9_000, 0]]);
    expect(kinds(line({ status: 'canceled', refunded: 30_000 }), known(...paid))).toEqual([
      ['status', 'canceled', 'paid'],
      ['refunded', 30_000, 0],
    ]);
    expect(kinds(line({ status: 'failed', paidTime: null }), known(...paid))).toEqual([
      ['status', 'failed', 'paid'],
    ]);
  });

  test('is missing here without its payment, its attempt or its money', () => {
    const missing = [['missing_here', 30_000, null]];
    expect(kinds(line(), null)).toEqual(missing);
    expect(kinds(line({ merchantUid: uidOf(2) }), known(...paid))).toEqual(missing);
    expect(kinds(line({ reference: 'imp_2' }), known(...paid))).toEqual(missing);
    expect(kinds(line({ status: 'canceled', refunded: 30_000 }), known(paymentRequested, tried()))).toEqual(
      missing,
    );
  });
});

test('money that the file lacks is missing there, unless it is a transfer', () => {
  expect(missingThere(known(...paid), new Set(['imp_1']))).toBeNull();
  expect(missingThere(known(paymentRequested, tried()), new Set())).toBeNull();
  expect(
    missingThere(known(paymentRequested, tried(1, 'bank'), confirmed('transfer 1')), new Set()),
  ).toBeNull();
  expect(missingThere(known(...paid), new Set(['imp_2']))?.difference).toEqual({
    of: 'payment',
    kind: 'missing_there',
    paymentId,
    reference: 'imp_1',
    merchantUid: uidOf(1),
    line: null,
    there: null,
    here: 30_000,
  });
});
