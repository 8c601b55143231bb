import type { BrandPlanEvent, BrandPlanFields } from '../brand-plans/brand-plan.ts';
import type { PlanTerms } from '../brand-plans/plan-terms.ts';

export const planFields: BrandPlanFields = {
  displayName: 'Standard',
  internalName: 'standard-2026',
  subscriptionType: 'normal',
  price: { KOREA: 300_000, JAPAN: 33_000 },
  months: 1,
  maxSkuAmount: 20,
  maxItemsPerSku: 5,
  guaranteedContentScore: 100,
  isRegramAble: true,
  isActive: true,
};

export const planRegistered: BrandPlanEvent = {
  type: 'BrandPlanRegistered',
  data: { id: 4, ...planFields },
};

/** A plan of 300,000 KRW a month. */
export const standardTerms: PlanTerms = {
  planId: 4,
  displayName: 'Standard',
  internalName: 'standard-2026',
  subscriptionType: 'normal',
  price: 300_000,
  currency: 'KRW',
  months: 1,
  maxSkuAmount: 20,
  maxItemsPerSku: 5,
  guaranteedContentScore: 100,
  isRegramAble: true,
};

/** A plan of 500,000 KRW a month. */
export const largeTerms: PlanTerms = { ...standardTerms, planId: 5, displayName: 'Large', price: 500_000 };

export const freeTerms: PlanTerms = {
  ...standardTerms,
  planId: 6,
  displayName: 'Free',
  subscriptionType: 'free',
  price: 0,
};
