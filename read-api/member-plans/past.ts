import { notFound } from '#http/errors.ts';
import { memberPlans } from '#projections/member-plans/area.ts';
import { memberPlansTable } from '#projections/member-plans/tables.ts';
import type { Past } from '../kit/as-of/past.ts';
import { recordsThen } from '../kit/records/records-then.ts';
import { type MemberPlanDetail, memberPlanFields } from './contract.ts';
import { wholeMemberPlans } from './scope.ts';

export const memberPlanPast: Past<MemberPlanDetail> = {
  category: 'member_plan',
  projection: 'member_plans',
  path: '/v1/subscriptions/user-plans/:id',
  tags: ['subscriptions'],
  differenceId: 'getUserPlanDifference',
  async detail({ db, now }, caller, id) {
    const plans = wholeMemberPlans(db, caller, now().toISOString());
    const row = await plans.where('plan.id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('member_plan', id);
    return memberPlanFields.shown(row);
  },
  /** Only staff see former states. */
  isShown: async () => false,
  around: async (_load, own) => [...own],
  isGone: () => false,
  ofToday: ['userCount'],
};

export const memberPlansThen = recordsThen(memberPlans, { member_plan: memberPlansTable });
