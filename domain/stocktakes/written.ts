import { written } from '../event-versions.ts';
import { stocktake } from './stocktake.ts';

export const stocktakesWritten = [
  written(stocktake, {
    StocktakeStarted: 1,
    StocktakeScanned: 1,
    StocktakeScanTakenBack: 1,
    StocktakeFinished: 1,
    StocktakeGarmentsSettled: 1,
    StocktakeRetried: 1,
    StocktakeCanceled: 1,
  }),
];
