import type { PartRefund } from './subscription-events.ts';
import type { PaidPart } from './subscription-state.ts';

/** Spreads a refund over the paid invoices, the newest first. */
export function refundsOf(parts: readonly PaidPart[], refund: number): PartRefund[] {
  const refunds: PartRefund[] = [];
  let left = refund;
  for (const { brandInvoiceId, paymentId, amount, refunded } of parts.toReversed()) {
    const share = Math.min(left, amount - refunded);
    if (share === 0) continue;
    refunds.push({ brandInvoiceId, paymentId, amount: share });
    left -= share;
  }
  return refunds;
}
