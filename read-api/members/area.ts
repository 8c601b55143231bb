import type { Area } from '../kit/area.ts';
import { memberActors } from './actors.ts';
import { memberNames } from './id-names.ts';
import { memberMetricsRoutes } from './metrics-routes.ts';
import { userRoutes } from './routes.ts';
import { membersSearched } from './searched-streams.ts';
import { memberStreams } from './streams.ts';

export const members: Area = {
  routes: [userRoutes, memberMetricsRoutes],
  streams: memberStreams,
  names: { user: memberNames },
  actors: memberActors,
  searchedBy: membersSearched,
};
