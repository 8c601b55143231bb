import type { Currency } from '../payments/payment-kinds.ts';
import { regionCurrency } from '../payments/region-currency.ts';
import { keptPriceOn, priceOn } from '../plan-prices.ts';
import type { Region } from '../regions.ts';
import type { BrandPlan } from './brand-plan.ts';
import type { SubscriptionType } from './plan-kinds.ts';

/** A plan as it is for one period. Later changes of the plan leave the period as it is. */
export interface PlanTerms {
  planId: number;
  displayName: string;
  internalName: string;
  subscriptionType: SubscriptionType;
  /** The price of one period. 0: the plan is free. */
  price: number;
  currency: Currency;
  months: number;
  maxSkuAmount: number | null;
  maxItemsPerSku: number | null;
  guaranteedContentScore: number;
  isRegramAble: boolean;
}

/** The terms of a plan for a period that starts on a day. Null if the plan does not exist or is not sold in the region. */
export function termsOn(plan: BrandPlan, region: Region, day: string): PlanTerms | null {
  const price = priceOn(plan, region, day);
  return price === null ? null : termsAt(plan, region, price);
}

/** The terms of the next period for a brand that has the plan or chose it before. Null if no price was ever set there. */
export function keptTermsOn(plan: BrandPlan, region: Region, day: string): PlanTerms | null {
  const price = keptPriceOn(plan, region, day);
  return price === null ? null : termsAt(plan, region, price);
}

function termsAt(plan: BrandPlan, region: Region, price: number): PlanTerms | null {
  if (plan.status === 'none') return null;
  return {
    planId: plan.id,
    displayName: plan.displayName,
    internalName: plan.internalName,
    subscriptionType: plan.subscriptionType,
    price,
    currency: regionCurrency[region],
    months: plan.months,
    maxSkuAmount: plan.maxSkuAmount,
    maxItemsPerSku: plan.maxItemsPerSku,
    guaranteedContentScore: plan.guaranteedContentScore,
    isRegramAble: plan.isRegramAble,
  };
}

/** Whether brands can newly choose the plan. Brands that have it keep it at the next period. */
export function isOnOffer({ status, isActive }: BrandPlan): boolean {
  return status === 'active' && isActive;
}
