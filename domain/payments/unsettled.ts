import type { Payment } from './payment-state.ts';

/**
 * Whether a payment still waits for money, or for a refund. A refund that the provider refused counts, because the payer has not
 * got the money back. The payer's account stays until then.
 */
export function isUnsettled({ status, refunds }: Pick<Payment, 'status' | 'refunds'>): boolean {
  return status === 'pending' || refunds.some((refund) => refund.status !== 'done');
}
