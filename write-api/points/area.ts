import { pointAccountTransitions } from '#domain/points/point-account.ts';
import type { WriteArea } from '../area.ts';
import { pointRoutes } from './routes.ts';

export const pointsArea: WriteArea = {
  routes: pointRoutes,
  tables: { point_account: pointAccountTransitions },
  reads: { user: ['point_account'] },
};
