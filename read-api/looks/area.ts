import type { Area } from '../kit/area.ts';
import { memberLooksRoutes } from './member-looks.ts';
import { lookPast, looksThen } from './past.ts';
import { lookRoutes } from './routes.ts';
import { lookStreams } from './streams.ts';
import { summaryRoutes } from './summary-routes.ts';

export const looks: Area = {
  routes: [lookRoutes, memberLooksRoutes, summaryRoutes],
  streams: lookStreams,
  searchedBy: { ids: { look_id: async (_, id) => [`look-${id}`] } },
  past: lookPast,
  rowsThen: looksThen,
};
