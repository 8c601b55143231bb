import { lookTransitions } from '#domain/looks/look-transitions.ts';
import type { WriteArea } from '../area.ts';
import { lookRoutes } from './routes.ts';

export const looksArea: WriteArea = {
  routes: lookRoutes,
  tables: { look: lookTransitions },
  reads: { brand_admin: ['look'], user: ['look'] },
};
