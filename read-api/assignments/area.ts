import type { Area } from '../kit/area.ts';
import { assignmentRoutes } from './routes.ts';

export const assignments: Area = { routes: [assignmentRoutes] };
