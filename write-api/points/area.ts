import { pointAccountTransitions } from '#domain/points/point-account.ts';
import { pointPolicyTransitions } from '#domain/points/point-policy.ts';
import type { WriteArea } from '../area.ts';
import { pointRoutes } from './routes.ts';

export const pointsArea: WriteArea = {
  routes: pointRoutes,
  tables: { point_account: pointAccountTransitions, point_policy: pointPolicyTransitions },
  reads: { user: ['point_account'] },
  own: [
    { file: 'points', path: '/v1/users/self/point' },
    { file: 'points-history', path: '/v1/users/self/point/history' },
  ],
};
