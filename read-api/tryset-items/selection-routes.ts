import { operation } from '#http/operation.ts';
import { previewRoutes } from '../kit/actions/routes.ts';
import { CodesFound } from '../kit/codes/contract.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { trysetItemCodesFound } from './codes.ts';
import { TrysetItemsParams } from './filters.ts';
import { actionsOnItems } from './show.ts';
import { trysetItemStandings } from './standing.ts';

/** Calls for selecting many tryset items: by codes, and with previews of actions. */
export const trysetItemSelectionRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v2/trysets/items/codes',
    operation(['staff', 'brand_admin'], {
      operationId: 'findTrysetItemCodes',
      tags: ['tryset items'],
      summary: 'Which of the codes that the filter `codes` names there are, and how many rows each finds',
      querystring: TrysetItemsParams,
      response: { 200: CodesFound },
    }),
    (request) => trysetItemCodesFound(readingOf(deps, request), request.query),
  );
  previewRoutes(app, deps, {
    path: '/v2/trysets/items',
    title: 'TrysetItem',
    tag: 'tryset items',
    rules: actionsOnItems,
    querystring: TrysetItemsParams,
    groups: trysetItemStandings,
  });
};
