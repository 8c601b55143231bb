import { mayBringMoney } from '#domain/payments/asking.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import { askPayment } from './ask-payment.ts';
import { chargePayment } from './charge-payment.ts';
import { refundPayment } from './refund-payment.ts';

/** The kinds of calls that a payment can wait for. */
export const waitedForKinds = [chargePayment.kind, askPayment.kind, refundPayment.kind] as const;

/** A call to the provider. */
export interface WaitedFor {
  kind: string;
  key: string;
}

/**
 * The calls that a payment waits for: a charge without an outcome, a question about attempts that may still bring money or about
 * the due time, and a refund that is requested.
 */
export function waitedFor({ paymentId, status, attempts, dueTime, refunds }: Payment): WaitedFor[] {
  const isPending = status === 'pending';
  const open = isPending ? attempts.filter(mayBringMoney) : [];
  const charges = open.filter(({ method }) => method === 'card');
  const isAsked = open.length > 0 || (isPending && dueTime !== null);
  return [
    ...charges.map(({ attempt }) => ({ kind: chargePayment.kind, key: `${paymentId}:${attempt}` })),
    ...(isAsked ? [{ kind: askPayment.kind, key: `${paymentId}` }] : []),
    ...refunds
      .filter((refund) => refund.status === 'requested')
      .map(({ refundId }) => ({ kind: refundPayment.kind, key: `${refundId}` })),
  ];
}
