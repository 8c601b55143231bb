import type { Area } from '../kit/area.ts';
import { memberLooksRoutes } from './member-looks.ts';
import { lookPast, looksThen } from './past.ts';
import { lookRoutes } from './routes.ts';
import { looksSearched } from './searched-streams.ts';
import { lookStreams } from './streams.ts';
import { summaryRoutes } from './summary-routes.ts';

export const looks: Area = {
  routes: [lookRoutes, memberLooksRoutes, summaryRoutes],
  streams: lookStreams,
  searchedBy: looksSearched,
  past: lookPast,
  rowsThen: looksThen,
};
