import Type, { type Static } from 'typebox';
import { memberPlanLengths, memberPlanTypes } from '#domain/member-plans/plan-kinds.ts';
import { FlagParam, IdsParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { memberPlanStatuses } from './contract.ts';
import { type MemberPlanFound, wholeMemberPlans } from './scope.ts';

const planList = sortedList(
  wholeMemberPlans,
  {
    id: 'plan.id',
    name: 'plan.name',
    months: 'plan.months',
    created_time: 'plan.createdAt',
    updated_time: 'plan.updatedAt',
  },
  newestFirst,
);

export const MemberPlansQuery = ListQuery({
  ids: Type.Optional(IdsParam),
  q: Type.Optional(TextParam),
  status: Type.Optional(SomeOf(memberPlanStatuses)),
  type: Type.Optional(SomeOf(memberPlanLengths)),
  plan_type: Type.Optional(SomeOf(memberPlanTypes)),
  is_active: Type.Optional(FlagParam),
  order: planList.param,
});

/** Plans that the caller may see and that match all filters. */
export function matchingMemberPlans(
  { db, caller, now }: Reading,
  query: Static<typeof MemberPlansQuery>,
): Rows<MemberPlanFound> {
  const { ids, status: statuses, type: lengths, plan_type: types } = query;
  const { q, is_active: isActive } = query;
  let plans = wholeMemberPlans(db, caller, now);
  if (ids !== undefined) plans = plans.where(among('plan.id', ids));
  if (statuses !== undefined) plans = plans.where(among('plan.status', statuses));
  if (lengths !== undefined) plans = plans.where(among('plan.type', lengths));
  if (types !== undefined) plans = plans.where(among('plan.plan_type', types));
  if (isActive !== undefined) plans = plans.where('plan.isActive', '=', isActive);
  if (q !== undefined) plans = plans.where(holds('plan.name', q));
  return rowsOf(plans, planList.sorted(plans, query.order));
}
