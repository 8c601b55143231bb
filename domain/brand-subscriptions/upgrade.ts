import type { PlanTerms } from '../brand-plans/plan-terms.ts';
import { businessDayOf } from '../business-day.ts';
import { firstPeriod, type Period } from '../periods.ts';
import { chargeOn } from '../proration.ts';
import { lastDayOf } from './subscription-days.ts';
import type { BrandSubscription } from './subscription-state.ts';

/** What an upgrade costs, and the period that it begins. */
export interface UpgradeOffer {
  charge: number;
  /** The part of the present price for the days that are left. */
  credit: number;
  period: Period;
}

/**
 * The offer of an upgrade on the day of `at`. Null if the plan is not dearer: it can only be the next plan. A period that began
 * with an upgrade counts with its whole price, because its credit was paid before.
 */
export function upgradeOffer(
  state: Pick<BrandSubscription, 'plan' | 'period' | 'extendedEndDate'>,
  plan: PlanTerms,
  at: string,
): UpgradeOffer | null {
  const endDate = lastDayOf(state);
  if (state.plan === null || state.period === null || endDate === null) return null;
  if (plan.price <= state.plan.price) return null;
  const day = businessDayOf(at);
  const { startDate } = state.period;
  const { charge, credit } = chargeOn(day, {
    newPrice: plan.price,
    paid: state.plan.price,
    startDate,
    endDate,
  });
  return { charge, credit, period: firstPeriod(day, plan.months) };
}
