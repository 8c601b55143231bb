import { brandPlan } from '#domain/brand-plans/brand-plan.ts';
import type { Area } from '../area.ts';
import { recordProjection } from '../kit/records.ts';
import { brandPlansTable } from './tables.ts';

export const brandPlansProjection = recordProjection(brandPlansTable, brandPlan);

export const brandPlans = {
  tables: { 'read.brandPlans': brandPlansTable },
  projections: [brandPlansProjection],
} satisfies Area;
