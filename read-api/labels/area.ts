import type { Area } from '../kit/area.ts';
import { labelRoutes } from './routes.ts';

/** What is printed to be scanned again. */
export const labels: Area = { routes: [labelRoutes] };
