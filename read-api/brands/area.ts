import type { Area } from '../kit/area.ts';
import { brandActors } from './actors.ts';
import { brandNames } from './id-names.ts';
import { brandRoutes } from './routes.ts';
import { brandStreams } from './streams.ts';
import { takeBackRoute } from './take-back-route.ts';

export const brands: Area = {
  routes: [brandRoutes, takeBackRoute],
  streams: brandStreams,
  names: { brand: brandNames },
  actors: brandActors,
};
