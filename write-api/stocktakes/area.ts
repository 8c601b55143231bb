import { stocktakeTransitions } from '#domain/stocktakes/stocktake-transitions.ts';
import type { WriteArea } from '../area.ts';
import { stocktakeRoutes } from './routes.ts';

export const stocktakesArea: WriteArea = {
  routes: stocktakeRoutes,
  tables: { stocktake: stocktakeTransitions },
};
