import { memberPlan } from '#domain/member-plans/member-plan.ts';
import type { Area, NamesOf } from '../kit/area.ts';
import { foldOfRecord } from '../kit/history/fold.ts';
import { among } from '../kit/search.ts';
import { memberPlanPast, memberPlansThen } from './past.ts';
import { memberPlanRoutes } from './routes.ts';

const planNames: NamesOf = async (db, caller, ids) =>
  caller.label === 'staff'
    ? db.selectFrom('read.memberPlans').where(among('id', ids)).select(['id', 'name']).execute()
    : [];

export const memberPlans: Area = {
  routes: [memberPlanRoutes],
  streams: { member_plan: { fold: foldOfRecord(memberPlan), isFilter: true, field: 'memberPlanId' } },
  names: { member_plan: planNames },
  past: memberPlanPast,
  rowsThen: memberPlansThen,
};
