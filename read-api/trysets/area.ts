import type { Area } from '../kit/area.ts';
import { trysetPast, trysetsThen } from './past.ts';
import { trysetRoutes } from './routes.ts';
import { trysetStreams } from './streams.ts';

export const trysets: Area = {
  routes: [trysetRoutes],
  streams: trysetStreams,
  past: trysetPast,
  rowsThen: trysetsThen,
};
