import Type from 'typebox';
import { notFound } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { StocktakeDetail, stocktakeFields, stocktakeLineFields } from './contract.ts';
import { matchingLines, matchingStocktakes, StocktakeLinesQuery, StocktakesQuery } from './lists.ts';
import { stocktakePast } from './past.ts';

const tags = ['stocktakes'];
const url = '/v1/stocktakes';
const who = ['staff'] as const;

const stocktakeSteps: StepsOf = async (deps, caller, id) => {
  if (!(await stocktakePast.isShown(deps.db, caller, id))) return null;
  const steps = await foldedStreams(deps, [`stocktake-${id}`]);
  return steps.length > 0 ? steps : null;
};

export const stocktakeRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'Stocktakes',
    summary: 'Stocktakes of sectors and cells with their counts, newest first',
    hasFile: true,
    query: StocktakesQuery,
    row: stocktakeFields,
    rows: async (reading, _, query) => matchingStocktakes(reading, query),
  });
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getStocktake',
        tags,
        summary: 'A stocktake with its counts, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: StocktakeDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, stocktakePast),
  );
  listRoutes(app, deps, {
    url: `${url}/:id/lines`,
    path: IdParams,
    tags,
    who,
    name: 'StocktakeLines',
    summary: 'The garments and unknown codes of a stocktake, with their findings and decisions',
    hasFile: true,
    query: StocktakeLinesQuery,
    row: stocktakeLineFields,
    rows: async (reading, { id }, query) => {
      if (!(await stocktakePast.isShown(reading.db, reading.caller, id))) throw notFound('stocktake', id);
      return matchingLines(reading, id, query);
    },
  });
  historyRoute(app, deps, {
    url,
    entity: 'stocktake',
    tags,
    who,
    name: 'Stocktake',
    summary: 'What happened in a stocktake, newest first',
    steps: stocktakeSteps,
  });
};
