import type { Finding } from '../payments/findings.ts';
import { merchantUidOf } from '../payments/merchant-uid.ts';
import { refundIdOf } from '../payments/money.ts';
import type { PaymentEvent } from '../payments/payment-events.ts';
import type { TriedMethod } from '../payments/payment-kinds.ts';
import type { PaymentLife } from '../payments/payment-state.ts';
import type { Sealed } from '../sealed.ts';

export const paymentId = 41;
export const refundId = (nth: number) => refundIdOf(paymentId, nth);

/** A payment of 30,000 KRW for an order, due after half an hour. */
export const paymentDescription = {
  paymentId,
  for: { kind: 'order', id: 7 },
  payer: { kind: 'user', id: 51 },
  amount: 30_000,
  currency: 'KRW',
  dueTime: '2026-06-01T00:30:00.000Z',
} as const;

export const paymentRequested: PaymentEvent = { type: 'PaymentRequested', data: paymentDescription };

export const randomOf = (attempt: number) => `abcdefghi${String.fromCharCode(97 + ((attempt - 1) % 26))}`;

export const uidOf = (attempt: number) =>
  merchantUidOf({ kind: 'order', paymentId, attempt, random: randomOf(attempt) });

export const tried = (attempt = 1, method: TriedMethod = 'card'): PaymentEvent => ({
  type: 'PaymentTried',
  data: {
    attempt,
    merchantUid: uidOf(attempt),
    method,
    cardId: method === 'card' ? 61 : null,
    receiptBuyer: null,
  },
});

export const paidTime = '2026-03-02T09:02:00.000Z';

export const confirmed = (reference = 'imp_1', attempt = 1): PaymentEvent => ({
  type: 'PaymentConfirmed',
  data: { attempt, reference, amount: 30_000, paidTime, receiptUrl: null },
});

export const refundRequested = (nth: number, amount: number): PaymentEvent => ({
  type: 'RefundRequested',
  data: { refundId: refundId(nth), reference: 'imp_1', amount, why: 'returned' },
});

export const refunded = (nth: number, amount: number, refundReference = `back_${nth}`): PaymentEvent => ({
  type: 'PaymentRefunded',
  data: { refundId: refundId(nth), reference: 'imp_1', amount, refundReference },
});

export const refundFailed = (
  nth: number,
  refusal: 'refused' | 'needs_account' = 'refused',
): PaymentEvent => ({ type: 'RefundFailed', data: { refundId: refundId(nth), refusal } });

export const sealedText = (text: string) => text as Sealed;

/** The events that lead to each status. */
export const paymentLives: Readonly<Record<PaymentLife, readonly PaymentEvent[]>> = {
  none: [],
  pending: [paymentRequested],
  paid: [paymentRequested, tried(), confirmed()],
  partially_refunded: [paymentRequested, tried(), confirmed(), refundRequested(1, 9_000), refunded(1, 9_000)],
  failed: [paymentRequested, tried(), { type: 'PaymentFailed', data: { why: 'due' } }],
  canceled: [paymentRequested, tried(), { type: 'PaymentClosed', data: { why: 'ended' } }],
};

/** The provider reports the whole amount of an attempt. */
export const findingOf = (changed: Partial<Finding> = {}, attempt = 1): Finding => ({
  reference: 'imp_1',
  merchantUid: uidOf(attempt),
  status: 'paid',
  amount: 30_000,
  currency: 'KRW',
  paidTime,
  receiptUrl: null,
  declined: null,
  account: null,
  refunds: [],
  ...changed,
});
