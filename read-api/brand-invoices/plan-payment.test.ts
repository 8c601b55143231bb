import { expect, test } from 'vitest';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import { confirmed, paymentRequested, tried } from '#domain/testing/payments.ts';
import { attemptsOf } from './plan-payment.ts';

const after = (...events: PaymentEvent[]) =>
  events.reduce((state, event) => payment.evolve(state, event, '2026-06-01T00:00:00.000Z'), payment.initial);
const outcomes = (...events: PaymentEvent[]) =>
  attemptsOf({ payment: after(paymentRequested, tried(), ...events) }).map(({ outcome, declined }) => [
    outcome,
    declined,
  ]);
const declined: PaymentEvent = { type: 'PaymentDeclined', data: { attempt: 1, declined: 'limit' } };
const late: PaymentEvent = {
  type: 'PaymentArrivedLate',
  data: { attempt: 1, reference: 'imp_1', amount: 30_000, currency: 'KRW' },
};

test('each attempt has its outcome, and a declined one its reason', () => {
  expect(attemptsOf({ payment: null })).toEqual([]);
  expect(outcomes()).toEqual([['unknown', null]]);
  expect(outcomes(declined)).toEqual([['declined', 'limit']]);
  expect(outcomes(confirmed())).toEqual([['paid', null]]);
  expect(outcomes({ type: 'PaymentClosed', data: { why: 'ended' } }, late)).toEqual([['not_counted', null]]);
});
