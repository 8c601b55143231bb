import { notFound } from '#http/errors.ts';
import { brandPlans } from '#projections/brand-plans/area.ts';
import { brandPlansTable } from '#projections/brand-plans/tables.ts';
import type { Past } from '../kit/as-of/past.ts';
import { recordsThen } from '../kit/records/records-then.ts';
import { type BrandPlanDetail, brandPlanFields } from './contract.ts';
import { wholePlans } from './scope.ts';

export const brandPlanPast: Past<BrandPlanDetail> = {
  category: 'brand_plan',
  projection: 'brand_plans',
  path: '/v2/brand_subscriptions/plans/:id',
  tags: ['brand subscriptions'],
  differenceId: 'getBrandPlanDifference',
  async detail({ db, now }, caller, id) {
    const plans = wholePlans(db, caller, now().toISOString());
    const row = await plans.where('plan.id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('brand_plan', id);
    return brandPlanFields.shown(row);
  },
  /** Former states hold internal names. */
  isShown: async () => false,
  around: async (_load, own) => [...own],
  isGone: () => false,
  ofToday: ['brandCount'],
};

export const brandPlansThen = recordsThen(brandPlans, { brand_plan: brandPlansTable });
