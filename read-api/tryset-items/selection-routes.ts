import { selectionRoutes } from '../kit/actions/selection-routes.ts';
import { trysetItemCodesFound } from './codes.ts';
import { TrysetItemsParams } from './filters.ts';
import { actionsOnItems } from './show.ts';
import { trysetItemStandings } from './standing.ts';

/** Calls for selecting many tryset items. */
export const trysetItemSelectionRoutes = selectionRoutes({
  path: '/v2/trysets/items',
  title: 'TrysetItem',
  tag: 'tryset items',
  rules: actionsOnItems,
  querystring: TrysetItemsParams,
  groups: trysetItemStandings,
  codesFound: trysetItemCodesFound,
});
