import { selectionRoutes } from '../kit/actions/selection-routes.ts';
import { stockCodesFound } from './codes.ts';
import { StockItemsParams } from './filters.ts';
import { actionsOnStock } from './show.ts';
import { stockItemStandings } from './standing.ts';

/** Calls for selecting many garments. */
export const stockSelectionRoutes = selectionRoutes({
  path: '/v1/stocks',
  title: 'Stock',
  tag: 'stocks',
  rules: actionsOnStock,
  querystring: StockItemsParams,
  groups: stockItemStandings,
  codesFound: stockCodesFound,
});
