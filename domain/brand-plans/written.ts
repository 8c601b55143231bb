import { written } from '../event-versions.ts';
import { brandPlan } from './brand-plan.ts';

export const brandPlansWritten = [
  written(brandPlan, { BrandPlanRegistered: 1, BrandPlanRevised: 1, BrandPlanRetired: 1 }),
];
