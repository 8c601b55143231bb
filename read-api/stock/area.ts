import type { Area } from '../kit/area.ts';
import { stockFigureRoutes } from './figure-routes.ts';
import { stockItemNames } from './id-names.ts';
import { stockItemPast, stockThen } from './past.ts';
import { stockRoutes } from './routes.ts';
import { stockSearched } from './searched-streams.ts';
import { stockSelectionRoutes } from './selection-routes.ts';
import { stockStreams } from './streams.ts';

export const stock: Area = {
  routes: [stockRoutes, stockSelectionRoutes, stockFigureRoutes],
  streams: stockStreams,
  names: { stock_item: stockItemNames },
  searchedBy: stockSearched,
  past: stockItemPast,
  rowsThen: stockThen,
};
