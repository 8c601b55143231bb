import type { PaymentDetail } from '#read-api/payments/contract.ts';

interface Sums {
  /** Money that counts for the payment; null before it arrives. */
  arrived: number | null;
  refunded: number;
  /** Requested and failed refunds: they reserve their amounts. */
  reserved: number;
  /** The part of the money that counts which can still be refunded. */
  left: number;
}

/** The sums over the money and the refunds of a payment. */
export function sumsOf({ arrivals, refunds }: Pick<PaymentDetail, 'arrivals' | 'refunds'>): Sums {
  const counted = arrivals.find(({ kind }) => kind === 'confirmed');
  const open = refunds.filter(({ status }) => status !== 'done');
  const ofCounted = open.filter(({ reference }) => reference === counted?.reference);
  return {
    arrived: counted?.amount ?? null,
    refunded: sum(arrivals.map(({ refunded }) => refunded)),
    reserved: sum(open.map(amountOf)),
    left: counted === undefined ? 0 : counted.amount - counted.refunded - sum(ofCounted.map(amountOf)),
  };
}

const amountOf = ({ amount }: { amount: number }) => amount;
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
