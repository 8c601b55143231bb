import { refuse } from '../decider.ts';
import type { BooksOfProvider } from './payment-events.ts';
import type { Arrival, Payment, Refund } from './payment-state.ts';

/** Whether a number is an amount: whole units above zero. */
export function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0;
}

export const noAmount = (amount: number) =>
  refuse('invalid', 'payment.no_amount', 'an amount is a whole number above zero', { amount });

/** The id of a payment's nth refund. It is unique among the refunds of all payments, so it can name a sealing key. */
export function refundIdOf(paymentId: number, nth: number): number {
  return paymentId * 1000 + nth;
}

/** The payment of a refund. */
export function paymentOfRefund(refundId: number): number {
  return Math.floor(refundId / 1000);
}

/** The key that seals the nth bank account for a refund. A deleted key seals nothing again, so each account has its own. */
export function refundKey(refundId: number, nth: number): string {
  return `refund:${refundId}:${nth}`;
}

export function arrivalOf({ arrivals }: Pick<Payment, 'arrivals'>, reference: string): Arrival | null {
  return arrivals.find((each) => each.reference === reference) ?? null;
}

/** The money that counts for the payment. */
export function confirmedOf({ arrivals }: Pick<Payment, 'arrivals'>): Arrival | null {
  return arrivals.find(({ kind }) => kind === 'confirmed') ?? null;
}

export function refundOf({ refunds }: Pick<Payment, 'refunds'>, refundId: number): Refund | null {
  return refunds.find((each) => each.refundId === refundId) ?? null;
}

/** Refunds under a reference that are still to be made. */
export function openRefunds({ refunds }: Pick<Payment, 'refunds'>, reference: string): readonly Refund[] {
  return refunds.filter((each) => each.reference === reference && each.status !== 'done');
}

export function sumOf(refunds: readonly { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** The amount under a reference that is neither refunded nor reserved for a refund. */
export function leftOf(state: Pick<Payment, 'refunds'>, { reference, amount, refunded }: Arrival): number {
  return amount - refunded - sumOf(openRefunds(state, reference));
}

/** Whether the provider's figures are ours. Refunds by hand stand in our books only. */
export function agrees(state: Pick<Payment, 'arrivals'>, books: BooksOfProvider): boolean {
  const arrival = arrivalOf(state, books.reference);
  return arrival?.amount === books.amount && arrival.refunded - arrival.byHand === books.refunded;
}

/** References under which the provider's books and ours still differ. */
export function differingIn(state: Pick<Payment, 'arrivals' | 'differences'>): string[] {
  return state.differences.filter((books) => !agrees(state, books)).map(({ reference }) => reference);
}

/** Whether this money is recorded. Only money that does not count yet, or came late, can grow under its reference. */
export function isTaken(
  state: Pick<Payment, 'arrivals'>,
  { reference, amount }: { reference: string; amount: number },
): boolean {
  const arrival = arrivalOf(state, reference);
  if (arrival === null) return false;
  return arrival.kind === 'confirmed' || arrival.kind === 'mismatched' || arrival.amount >= amount;
}
