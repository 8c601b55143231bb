import type { Area } from '../kit/area.ts';
import { memberActors } from './actors.ts';
import { memberNames } from './id-names.ts';
import { memberMetricsRoutes } from './metrics-routes.ts';
import { userRoutes } from './routes.ts';
import { membersSought } from './sought.ts';
import { memberStreams } from './streams.ts';

export const members: Area = {
  routes: [userRoutes, memberMetricsRoutes],
  streams: memberStreams,
  names: { user: memberNames },
  actors: memberActors,
  soughtBy: membersSought,
};
