import Type, { type Static } from 'typebox';
import { subscriptionTypes } from '#domain/brand-plans/plan-kinds.ts';
import { FlagParam, IdsParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { planStatuses } from './contract.ts';
import { type BrandPlanFound, wholePlans } from './scope.ts';

const planList = sortedList(
  wholePlans,
  {
    id: 'plan.id',
    display_name: 'plan.displayName',
    months: 'plan.months',
    created_time: 'plan.createdAt',
    updated_time: 'plan.updatedAt',
  },
  newestFirst,
);

export const BrandPlansQuery = ListQuery({
  ids: Type.Optional(IdsParam),
  q: Type.Optional(TextParam),
  status: Type.Optional(SomeOf(planStatuses)),
  subscription_type: Type.Optional(SomeOf(subscriptionTypes)),
  active: Type.Optional(FlagParam),
  order: planList.param,
});

/** Plans that the caller may see and that match all filters. Brand admins search display names only. */
export function matchingPlans(
  { db, caller, now }: Reading,
  query: Static<typeof BrandPlansQuery>,
): Rows<BrandPlanFound> {
  const { ids, status: statuses, subscription_type: types } = query;
  const { q, active } = query;
  let plans = wholePlans(db, caller, now);
  if (ids !== undefined) plans = plans.where(among('plan.id', ids));
  if (statuses !== undefined) plans = plans.where(among('plan.status', statuses));
  if (types !== undefined) plans = plans.where(among('plan.subscription_type', types));
  if (active !== undefined) plans = plans.where('plan.isActive', '=', active);
  if (q !== undefined) {
    const names = [holds('plan.display_name', q)];
    if (caller.label === 'staff') names.push(holds('plan.internal_name', q));
    plans = plans.where((where) => where.or(names));
  }
  return rowsOf(plans, planList.sorted(plans, query.order));
}
