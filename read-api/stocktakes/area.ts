import { stocktake } from '#domain/stocktakes/stocktake.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { stocktakePast, stocktakesThen } from './past.ts';
import { stocktakeRoutes } from './routes.ts';

export const stocktakes: Area = {
  routes: [stocktakeRoutes],
  streams: {
    stocktake: { fold: fold(stocktake.initial, stocktake.evolve), isFilter: true, field: 'stocktakeId' },
  },
  past: stocktakePast,
  rowsThen: stocktakesThen,
};
