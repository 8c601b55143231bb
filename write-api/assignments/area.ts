import { assignmentTransitions } from '#domain/assignments/assignment.ts';
import type { WriteArea } from '../area.ts';
import { assignmentRoutes } from './routes.ts';

export const assignmentsArea: WriteArea = {
  routes: assignmentRoutes,
  tables: { assignment: assignmentTransitions },
  reads: { brand_admin: ['assignment'] },
};
