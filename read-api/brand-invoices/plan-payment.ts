import type { Attempt, Payment } from '#domain/payments/payment-state.ts';
import type { InvoiceFound } from './scope.ts';

/** The attempt that brought the money; otherwise the newest one. */
function attemptOf({ attempts, arrivals }: Payment) {
  const paid = arrivals.find(({ kind }) => kind === 'confirmed');
  return attempts.find(({ attempt }) => attempt === paid?.attempt) ?? attempts.at(-1) ?? null;
}

/** How an attempt ended. `not_counted`: its money came late or in another amount, and goes back. */
export const attemptOutcomes = ['paid', 'declined', 'not_counted', 'unknown'] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** All attempts to pay an invoice, the oldest first. */
export function attemptsOf({ payment }: Pick<InvoiceFound, 'payment'>) {
  if (payment === null) return [];
  return payment.attempts.map(({ triedAt, ...attempt }) => ({
    ...attempt,
    triedTime: triedAt,
    outcome: outcomeOf(payment, attempt),
  }));
}

function outcomeOf(
  { arrivals }: Payment,
  { attempt, declined }: Pick<Attempt, 'attempt' | 'declined'>,
): AttemptOutcome {
  const brought = arrivals.filter((each) => each.attempt === attempt);
  if (brought.some(({ kind }) => kind === 'confirmed')) return 'paid';
  if (brought.length > 0) return 'not_counted';
  return declined === null ? 'unknown' : 'declined';
}

type Paid = Pick<InvoiceFound, 'payment' | 'lastFour' | 'issuer' | 'receiptUrl'>;

/** The attempt by card that counts for a payment; null if no card was charged. */
export function cardTransactionOf({ payment, lastFour, issuer, receiptUrl }: Paid) {
  const attempt = payment && attemptOf(payment);
  if (!attempt || attempt.cardId === null) return null;
  const { cardId, merchantUid, triedAt: triedTime, declined } = attempt;
  const arrival = payment?.arrivals.find((each) => each.attempt === attempt.attempt);
  const reference = arrival?.reference ?? null;
  return { cardId, lastFour, issuer, merchantUid, reference, triedTime, declined, receiptUrl };
}

/** The amount that arrived for a payment, before refunds. */
export function paidAmountOf({ payment }: Pick<Paid, 'payment'>): number {
  return payment?.arrivals.find(({ kind }) => kind === 'confirmed')?.amount ?? 0;
}

/** Whether an invoice waits for money after its due time. */
export function isOverdue({ status, dueTime, now }: Pick<InvoiceFound, 'status' | 'dueTime' | 'now'>) {
  return status === 'pending' && dueTime < now;
}
