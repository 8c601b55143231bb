import { brandPlan } from '#domain/brand-plans/brand-plan.ts';
import type { Area, NamesOf } from '../kit/area.ts';
import { foldOfRecord } from '../kit/history/fold.ts';
import { among } from '../kit/search.ts';
import { brandPlanPast, brandPlansThen } from './past.ts';
import { brandPlanRoutes } from './routes.ts';
import { plansFor } from './scope.ts';

const planNames: NamesOf = (db, caller, ids) =>
  plansFor(db, caller).where(among('plan.id', ids)).select(['plan.id', 'plan.displayName as name']).execute();

export const brandPlans: Area = {
  routes: [brandPlanRoutes],
  streams: { brand_plan: { fold: foldOfRecord(brandPlan), isFilter: true, field: 'planId', isOfAll: true } },
  names: { brand_plan: planNames },
  past: brandPlanPast,
  rowsThen: brandPlansThen,
};
