import type { Area } from '../kit/area.ts';
import { networkRoutes } from './network/routes.ts';
import { metricRoutes } from './routes.ts';

export const metrics: Area = { routes: [metricRoutes, networkRoutes] };
