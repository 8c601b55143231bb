import type { Currency } from '../payments/payment-kinds.ts';
import { regionCurrency } from '../payments/region-currency.ts';
import { keptPriceOn, priceOn } from '../plan-prices.ts';
import type { Region } from '../regions.ts';
import type { TicketLimits } from '../trysets/ticket-limits.ts';
import type { MemberPlan } from './member-plan.ts';
import type { MemberPlanType } from './plan-kinds.ts';

/** A member's plan as it is for one ticket. Later changes of the plan leave the ticket as it is. */
export interface MemberPlanTerms {
  memberPlanId: number;
  name: string;
  planType: MemberPlanType;
  /** The price of one period. 0: the plan is free. */
  price: number;
  currency: Currency;
  months: number;
  limits: TicketLimits;
  canChange: boolean;
}

/** The terms for a period that starts on a day. Null if the plan does not exist or is not sold in the region. */
export function memberTermsOn(plan: MemberPlan, region: Region, day: string): MemberPlanTerms | null {
  const price = priceOn(plan, region, day);
  return price === null ? null : termsAt(plan, region, price);
}

/** The terms of a renewal. Null if the plan never had a price in the region. */
export function keptMemberTermsOn(plan: MemberPlan, region: Region, day: string): MemberPlanTerms | null {
  const price = keptPriceOn(plan, region, day);
  return price === null ? null : termsAt(plan, region, price);
}

function termsAt(plan: MemberPlan, region: Region, price: number): MemberPlanTerms | null {
  if (plan.status === 'none') return null;
  return {
    memberPlanId: plan.id,
    name: plan.name,
    planType: plan.planType,
    price,
    currency: regionCurrency[region],
    months: plan.months,
    limits: {
      trysets: plan.maxClosetLimit,
      items: plan.maxItemsLimit,
      itemsPerTry: plan.maxItemsPerTry,
      concurrentTrysets: plan.concurrencyAmount,
    },
    canChange: plan.canChange,
  };
}

/** Whether members can sign up for the plan, or choose it as their next one. */
export function isMemberPlanOnOffer({ status, isActive }: MemberPlan): boolean {
  return status === 'active' && isActive;
}
