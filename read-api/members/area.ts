import type { Area } from '../kit/area.ts';
import { memberActors } from './actors.ts';
import { memberNames } from './id-names.ts';
import { userRoutes } from './routes.ts';
import { membersSought } from './sought.ts';
import { memberStreams } from './streams.ts';

export const members: Area = {
  routes: [userRoutes],
  streams: memberStreams,
  names: { user: memberNames },
  actors: memberActors,
  soughtBy: membersSought,
};
