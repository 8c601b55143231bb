import { memberPlanTransitions } from '#domain/member-plans/member-plan.ts';
import type { WriteArea } from '../area.ts';
import { memberPlanRoutes } from './routes.ts';

export const memberPlansArea: WriteArea = {
  routes: memberPlanRoutes,
  tables: { member_plan: memberPlanTransitions },
  reads: { user: ['member_plan'] },
  streams: ['member_plan-'],
};
