import { written } from '../event-versions.ts';
import { memberPlan } from './member-plan.ts';

export const memberPlansWritten = [
  written(memberPlan, { MemberPlanRegistered: 1, MemberPlanRevised: 1, MemberPlanRetired: 1 }),
];
