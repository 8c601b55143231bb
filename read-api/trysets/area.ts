import { trysetStreams } from '../briefs/trysets/streams.ts';
import type { Area } from '../kit/area.ts';
import { trysetPast, trysetsThen } from './past.ts';
import { trysetRoutes } from './routes.ts';
import { trysetsSought } from './sought.ts';

export const trysets: Area = {
  routes: [trysetRoutes],
  streams: trysetStreams,
  soughtBy: trysetsSought,
  past: trysetPast,
  rowsThen: trysetsThen,
};
