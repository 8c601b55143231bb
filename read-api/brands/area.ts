import type { Area } from '../kit/area.ts';
import { brandActors } from './actors.ts';
import { brandNames } from './id-names.ts';
import { brandRoutes } from './routes.ts';
import { brandStreams } from './streams.ts';

export const brands: Area = {
  routes: [brandRoutes],
  streams: brandStreams,
  names: { brand: brandNames },
  actors: brandActors,
};
