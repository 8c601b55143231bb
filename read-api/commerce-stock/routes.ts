import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import type { Routes } from '../routes.ts';
import { CommerceStockDetail, CommerceStocks } from './contract.ts';
import { commerceStocksOf } from './detail.ts';
import { commerceStockPast } from './past.ts';
import { commerceStocksFor } from './scope.ts';

const tags = ['commerce stock'];
const url = '/v2/products/commerce_stocks';
const who = ['staff', 'brand_admin'] as const;

const stockSteps: StepsOf = async (deps, caller, id) => {
  const seen = await commerceStocksFor(deps.db, caller).where('size.id', '=', id).execute();
  if (seen.length === 0) return null;
  const steps = await foldedStreams(deps, [`commerce_stock-${id}`]);
  return steps.length > 0 ? steps : null;
};

export const commerceStockRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v2/products/:id/commerce_stocks',
    operation(
      who,
      {
        operationId: 'listCommerceStocks',
        tags,
        summary: 'How each size of a product is offered in the shop',
        params: IdParams,
        response: { 200: CommerceStocks },
      },
      [404],
    ),
    (request) => commerceStocksOf(deps, callerOf(request), request.params.id),
  );
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getCommerceStock',
        tags,
        summary: 'How a size is offered in the shop, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: CommerceStockDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, commerceStockPast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'commerce_stock',
    tags,
    who,
    name: 'CommerceStock',
    summary: 'What happened to the offer of a size, newest first',
    steps: stockSteps,
  });
};
