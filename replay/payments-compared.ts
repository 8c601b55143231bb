import type { Currency } from '#domain/payments/payment-kinds.ts';
import type { Arrival, Payment } from '#domain/payments/payment-state.ts';
import type { Settlement } from './payments-file.ts';

/** A payment of the read model. */
export interface KnownPayment {
  id: number;
  currency: Currency;
  state: Pick<Payment, 'attempts' | 'arrivals'>;
}

/** A difference between the provider's settlements and the payments here. */
export interface PaymentDifference {
  of: 'payment';
  kind: 'missing_here' | 'missing_there' | 'amount' | 'refunded' | 'status';
  /** Null if no payment here has the attempt. */
  paymentId: number | null;
  reference: string;
  merchantUid: string;
  /** The line of the file; null if it has none. */
  line: number | null;
  /** The provider's value. */
  there: number | string | null;
  /** Our value. */
  here: number | string | null;
}

/**
 * Compares a line with the payment that has its attempt; null if no payment has it. A line without money, such as a failed
 * attempt, agrees with a payment that has no money under the reference.
 */
export function compareLine(settlement: Settlement, known: KnownPayment | null): PaymentDifference[] {
  const { line, reference, merchantUid, amount, refunded, status } = settlement;
  const tried = known?.state.attempts.find((attempt) => attempt.merchantUid === merchantUid);
  const arrival = known?.state.arrivals.find((each) => each.reference === reference);
  const of = { of: 'payment', paymentId: known?.id ?? null, reference, merchantUid, line } as const;
  if (tried === undefined || arrival === undefined) {
    return hasMoney(settlement) ? [{ ...of, kind: 'missing_here', there: amount, here: null }] : [];
  }
  const found: PaymentDifference[] = [
    { ...of, kind: 'status', there: status, here: statusOf(arrival) },
    { ...of, kind: 'amount', there: amount, here: arrival.amount },
    { ...of, kind: 'refunded', there: refunded, here: refundedOf(arrival) },
  ];
  return found.filter(({ there, here }) => there !== here);
}

/** Money of a payment that the file lacks. Transfers to our own account are not in the provider's books. */
export function missingThere(
  { id, state }: KnownPayment,
  references: ReadonlySet<string>,
): { difference: PaymentDifference; arrival: Arrival } | null {
  const arrival = state.arrivals.find(({ kind }) => kind === 'confirmed');
  const tried = state.attempts.find(({ attempt }) => attempt === arrival?.attempt);
  if (arrival === undefined || tried === undefined || tried.method === 'bank') return null;
  const { reference, amount } = arrival;
  if (references.has(reference)) return null;
  const { merchantUid } = tried;
  const values = { there: null, here: amount };
  return {
    arrival,
    difference: {
      of: 'payment',
      kind: 'missing_there',
      paymentId: id,
      reference,
      merchantUid,
      line: null,
      ...values,
    },
  };
}

/** Refunds by hand are not in the provider's books. */
export function refundedOf({ refunded, byHand }: Arrival): number {
  return refunded - byHand;
}

/** A virtual account that was revoked before a deposit is canceled and was never paid. */
export function hasMoney({ status, paidTime }: Settlement): boolean {
  return status === 'paid' || (status === 'canceled' && paidTime !== null);
}

function statusOf(arrival: Arrival): 'paid' | 'canceled' {
  return refundedOf(arrival) < arrival.amount ? 'paid' : 'canceled';
}
