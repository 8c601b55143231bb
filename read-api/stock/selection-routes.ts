import { operation } from '#http/operation.ts';
import { previewRoutes } from '../kit/actions/routes.ts';
import { CodesFound } from '../kit/codes/contract.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { stockCodesFound } from './codes.ts';
import { StockItemsParams } from './filters.ts';
import { actionsOnStock } from './show.ts';
import { stockItemStandings } from './standing.ts';

/** Calls for selecting many garments: by codes, and with previews of actions. */
export const stockSelectionRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/stocks/codes',
    operation(['staff', 'brand_admin'], {
      operationId: 'findStockCodes',
      tags: ['stocks'],
      summary: 'Which of the codes that the filter `codes` names there are, and how many rows each finds',
      querystring: StockItemsParams,
      response: { 200: CodesFound },
    }),
    (request) => stockCodesFound(readingOf(deps, request), request.query),
  );
  previewRoutes(app, deps, {
    path: '/v1/stocks',
    title: 'Stock',
    tag: 'stocks',
    rules: actionsOnStock,
    querystring: StockItemsParams,
    groups: stockItemStandings,
  });
};
