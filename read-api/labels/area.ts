import type { Area } from '../kit/area.ts';
import { labelRoutes } from './routes.ts';

/** Labels to print and scan. */
export const labels: Area = { routes: [labelRoutes] };
