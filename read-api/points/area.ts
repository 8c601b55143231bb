import { sql } from 'kysely';
import { pointAccount } from '#domain/points/point-account.ts';
import { pointPolicy } from '#domain/points/point-policy.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { pointRoutes } from './routes.ts';

export const points: Area = {
  routes: [pointRoutes],
  streams: {
    point_account: {
      fold: fold(pointAccount.initial, pointAccount.evolve),
      tellsOf: 'user',
      partOf: { category: 'user', id: sql<number>`log.entity_id::integer` },
    },
    point_policy: { fold: fold(pointPolicy.initial, pointPolicy.evolve) },
  },
};
