import { confirmedOf } from './money.ts';
import type { Payment } from './payment-state.ts';

export type ReceiptDue =
  | { action: 'issue_receipt'; reference: string; amount: number }
  | { action: 'cancel_receipt'; reference: string };

/**
 * The next command on the cash receipt; null if none is due. In Korea each transfer has one over the amount that was not
 * refunded. After a partial refund a new one replaces it.
 */
export function receiptDue(state: Payment): ReceiptDue | null {
  const confirmed = confirmedOf(state);
  const method = state.attempts.find(({ attempt }) => attempt === confirmed?.attempt)?.method;
  if (confirmed === null || confirmed.currency !== 'KRW') return null;
  if (method !== 'vbank' && method !== 'bank') return null;
  const { reference } = confirmed;
  const amount = confirmed.amount - confirmed.refunded;
  if (amount === (state.receipt?.amount ?? 0)) return null;
  return amount > 0
    ? { action: 'issue_receipt', reference, amount }
    : { action: 'cancel_receipt', reference };
}
