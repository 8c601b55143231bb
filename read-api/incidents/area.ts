import type { Area } from '../kit/area.ts';
import { incidentRoutes } from './routes.ts';

export const incidents: Area = { routes: [incidentRoutes] };
