import type { PlanTerms } from '../brand-plans/plan-terms.ts';
import { refuse } from '../decider.ts';
import type { BrandSubscription } from './subscription-state.ts';

/** Refuses terms of another plan than the wanted one, and terms in another currency. */
export function otherPlan(state: BrandSubscription, plan: PlanTerms, planId: number | null | undefined) {
  if (planId !== plan.planId) {
    return refuse('conflict', 'brand_subscription.other_plan', 'another plan is chosen: ask again', {
      planId: planId ?? null,
    });
  }
  if (state.plan === null || plan.currency === state.plan.currency) return null;
  return refuse('invalid', 'brand_subscription.other_currency', `this brand pays in ${state.plan.currency}`, {
    currency: state.plan.currency,
  });
}
