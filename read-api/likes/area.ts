import { sql } from 'kysely';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { likeRoutes } from './routes.ts';

export const likes: Area = {
  routes: [likeRoutes],
  streams: {
    member_likes: {
      fold: fold({ status: 'open' }, (state) => state),
      tellsOf: 'user',
      partOf: { category: 'user', id: sql<number>`log.entity_id::integer` },
    },
  },
};
