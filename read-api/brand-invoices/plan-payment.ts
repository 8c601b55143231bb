import type { Payment } from '#domain/payments/payment-state.ts';
import type { InvoiceFound } from './scope.ts';

/** The attempt that brought the money; otherwise the newest one. */
function attemptOf({ attempts, arrivals }: Payment) {
  const paid = arrivals.find(({ kind }) => kind === 'confirmed');
  return attempts.find(({ attempt }) => attempt === paid?.attempt) ?? attempts.at(-1) ?? null;
}

/** The attempt by card that counts for an invoice; null if no card was charged. */
export function cardTransactionOf({ payment, lastFour, issuer, receiptUrl }: InvoiceFound) {
  const attempt = payment && attemptOf(payment);
  if (!attempt || attempt.cardId === null) return null;
  const { cardId, merchantUid, triedAt: triedTime, declined } = attempt;
  const arrival = payment?.arrivals.find((each) => each.attempt === attempt.attempt);
  const reference = arrival?.reference ?? null;
  return { cardId, lastFour, issuer, merchantUid, reference, triedTime, declined, receiptUrl };
}

/** The amount that arrived for an invoice, before refunds. */
export function paidAmountOf({ payment }: InvoiceFound): number {
  return payment?.arrivals.find(({ kind }) => kind === 'confirmed')?.amount ?? 0;
}

/** Whether an invoice waits for money after its due time. */
export function isOverdue({ status, dueTime, now }: Pick<InvoiceFound, 'status' | 'dueTime' | 'now'>) {
  return status === 'pending' && dueTime < now;
}
