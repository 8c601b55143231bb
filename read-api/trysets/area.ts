import { trysetStreams } from '../briefs/trysets/streams.ts';
import type { Area } from '../kit/area.ts';
import { trysetPast, trysetsThen } from './past.ts';
import { trysetRoutes } from './routes.ts';
import { trysetsSearched } from './searched-streams.ts';

export const trysets: Area = {
  routes: [trysetRoutes],
  streams: trysetStreams,
  searchedBy: trysetsSearched,
  past: trysetPast,
  rowsThen: trysetsThen,
};
