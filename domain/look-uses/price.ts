import type { Region } from '../regions.ts';
import type { LookUseType } from './use-kinds.ts';

/** What a use costs: the brand's money with the member's share in percent, or points for the member. */
export type LookUsePrice =
  | { kind: 'cash'; amount: number; share: number }
  | { kind: 'points'; amount: number };

/** The prices of all types of uses, by the region of the member. */
export type LookUsePrices = Readonly<Record<Region, Readonly<Record<LookUseType, LookUsePrice>>>>;

/** What a confirmed use costs the brand and earns the member. A null amount is not part of the price. */
export interface UsePayment {
  brandPaymentAmount: number | null;
  curatorReceiveAmount: number | null;
  pointAmount: number | null;
  /** The percentage below the list price, rounded. */
  paidDiscountRate: number;
}

/**
 * Returns the payment for a list price, null for a free use, and the confirmed amount of the same kind. The member's share is
 * rounded down. An amount above the list price is no discount.
 */
export function paymentOf(price: LookUsePrice | null, confirmed: number | null): UsePayment {
  if (price === null) {
    return { brandPaymentAmount: null, curatorReceiveAmount: null, pointAmount: null, paidDiscountRate: 0 };
  }
  const amount = confirmed ?? price.amount;
  const below = price.amount === 0 ? 0 : ((price.amount - amount) * 100) / price.amount;
  const paidDiscountRate = Math.max(0, Math.round(below));
  if (price.kind === 'points') {
    return { brandPaymentAmount: null, curatorReceiveAmount: null, pointAmount: amount, paidDiscountRate };
  }
  return {
    brandPaymentAmount: amount,
    curatorReceiveAmount: Math.floor((amount * price.share) / 100),
    pointAmount: null,
    paidDiscountRate,
  };
}

/** Returns whether the member gets something. */
export function paysMember({ curatorReceiveAmount, pointAmount }: UsePayment): boolean {
  return (curatorReceiveAmount ?? 0) > 0 || (pointAmount ?? 0) > 0;
}
