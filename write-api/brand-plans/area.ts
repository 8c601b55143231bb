import { brandPlanTransitions } from '#domain/brand-plans/brand-plan.ts';
import type { WriteArea } from '../area.ts';
import { brandPlanRoutes } from './routes.ts';

export const brandPlansArea: WriteArea = {
  routes: brandPlanRoutes,
  tables: { brand_plan: brandPlanTransitions },
  reads: { brand_admin: ['brand_plan'] },
  streams: ['brand_plan-'],
};
