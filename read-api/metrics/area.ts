import type { Area } from '../kit/area.ts';
import { metricRoutes } from './routes.ts';

export const metrics: Area = { routes: [metricRoutes] };
