import Type from 'typebox';
import { lookUseRules } from '#domain/look-uses/use-transitions.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { previewRoutes } from '../kit/actions/routes.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { LookUseDetail, LookUseTotals, lookUseFields } from './contract.ts';
import { LookUseFilters, LookUsesQuery, matchingUses } from './lists.ts';
import { lookUsePast } from './past.ts';
import { pastLookUses } from './past-list.ts';
import { lookUsesFor } from './scope.ts';
import { lookUseStandings } from './standing.ts';
import { lookUseTotals } from './totals.ts';

const tags = ['look uses'];
const url = '/v1/look-uses';
const who = ['staff', 'brand_admin', 'user'] as const;

const lookUseSteps: StepsOf = async (deps, caller, id) => {
  const seen = await lookUsesFor(deps.db, caller)
    .where('use.id', '=', id)
    .select('use.id')
    .executeTakeFirst();
  return seen === undefined ? null : foldedStreams(deps, [`look_use-${id}`]);
};

export const lookUseRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'LookUses',
    summary: 'Uses of looks, newest first: to staff all, to brands and members their own',
    hasFile: true,
    query: LookUsesQuery,
    row: lookUseFields,
    past: pastLookUses,
    rows: async (reading, _, query) => matchingUses(reading, query),
  });
  app.get(
    `${url}/totals`,
    operation(['staff', 'brand_admin'], {
      operationId: 'getLookUseTotals',
      tags,
      summary: 'The number of matching uses, and what brands pay for them, less refunds',
      querystring: Type.Object(LookUseFilters, { additionalProperties: false }),
      response: { 200: LookUseTotals },
    }),
    (request) => lookUseTotals(readingOf(deps, request), request.query),
  );
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getLookUse',
        tags,
        summary: 'A use of a look with its agreement and its payment, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: LookUseDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, lookUsePast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'look_use',
    tags,
    who: ['staff', 'brand_admin'],
    name: 'LookUse',
    summary: 'What happened to a use of a look, newest first',
    steps: lookUseSteps,
  });
  previewRoutes(app, deps, {
    path: url,
    title: 'LookUse',
    tag: 'look uses',
    rules: lookUseRules,
    querystring: LookUsesQuery,
    groups: lookUseStandings,
  });
};
