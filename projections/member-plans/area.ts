import { memberPlan } from '#domain/member-plans/member-plan.ts';
import type { Area } from '../area.ts';
import { recordProjection } from '../kit/records.ts';
import { memberPlansTable } from './tables.ts';

export const memberPlansProjection = recordProjection(memberPlansTable, memberPlan);

export const memberPlans = {
  tables: { 'read.memberPlans': memberPlansTable },
  projections: [memberPlansProjection],
} satisfies Area;
