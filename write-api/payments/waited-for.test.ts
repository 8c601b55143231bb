import { expect, test } from 'vitest';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import {
  confirmed,
  paymentDescription,
  paymentRequested,
  refunded,
  refundFailed,
  refundId,
  refundRequested,
  tried,
} from '#domain/testing/payments.ts';
import { waitedFor } from './waited-for.ts';

const declined: PaymentEvent = { type: 'PaymentDeclined', data: { attempt: 1, declined: 'limit' } };
const endless: PaymentEvent = { type: 'PaymentRequested', data: { ...paymentDescription, dueTime: null } };
const closed: PaymentEvent = { type: 'PaymentClosed', data: { why: 'ended' } };
const paid = [endless, tried(), confirmed()];

const ask = { kind: 'ask_payment', key: '41' };
const charge = { kind: 'charge_payment', key: '41:1' };
const refund = (nth: number) => ({ kind: 'refund_payment', key: `${refundId(nth)}` });

test.each<[string, PaymentEvent[], object[]]>([
  ['a charge without an outcome', [endless, tried()], [charge, ask]],
  ['a declined charge', [endless, tried(), declined], []],
  [
    'a declined attempt on the provider’s page, which the payer may repeat',
    [endless, tried(1, 'naver'), declined],
    [ask],
  ],
  ['a transfer that staff confirm', [endless, tried(1, 'bank')], []],
  ['a due time', [paymentRequested], [ask]],
  ['an ended payment', [endless, tried(), closed], []],
  [
    'a refund that is requested',
    [...paid, refundRequested(1, 9_000), refundRequested(2, 1)],
    [refund(1), refund(2)],
  ],
  [
    'refunds that are made or wait for a person',
    [...paid, refundRequested(1, 9_000), refunded(1, 9_000), refundRequested(2, 1), refundFailed(2)],
    [],
  ],
])('the calls of %s', (_, events, calls) => {
  const state = events.reduce((before, event) => payment.evolve(before, event, ''), payment.initial);
  expect(waitedFor(state)).toEqual(calls);
});
