import Type from 'typebox';
import { Day } from '#http/contract.ts';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { answerList } from '../kit/as-of/lists/answer-list.ts';
import { CompareQuery, PageCompared } from '../kit/as-of/lists/contract.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { CsvQuery } from '../kit/csv/wording.ts';
import { historyRoute } from '../kit/history/route.ts';
import { type Reading, readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { Tryset, TrysetDetail, TrysetUserStatus } from './contract.ts';
import { trysetsCsv } from './csv.ts';
import { latestTryset } from './detail.ts';
import { trysetFields } from './fields.ts';
import { TrysetsParams } from './filters.ts';
import { trysetSteps } from './history.ts';
import { listTrysets } from './list.ts';
import { trysetPast } from './past.ts';
import { pastTrysets } from './past-list.ts';
import { countToPrepare } from './to-prepare.ts';
import { trysetUserStatus } from './user-status.ts';

const tags = ['trysets'];
const all = ['staff', 'brand_admin', 'user'] as const;
const house = ['staff', 'brand_admin'] as const;
const query = CompareQuery(TrysetsParams, pastTrysets.statuses);

export const trysetRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v2/trysets',
    operation(all, {
      operationId: 'listTrysets',
      tags,
      summary:
        'Trysets, newest first, now, as they were, or as they differ between two instants; those whose items are all canceled are not in it',
      querystring: query,
      response: { 200: PageCompared(Tryset) },
    }),
    async (request, reply) => {
      const live = (reading: Reading) => listTrysets(reading, request.query);
      const { shown } = trysetFields;
      await answerList(deps, request, reply, { past: pastTrysets, shown, live });
      return reply;
    },
  );
  app.get(
    '/v2/trysets/csv',
    operation(house, {
      operationId: 'exportTrysets',
      tags,
      summary: 'The same list as CSV (UTF-8 with BOM), whole; of the past at most 10,000 rows',
      querystring: CsvQuery(query),
      response: { 200: CsvAnswer },
    }),
    async (request, reply) => sendCsv(reply, await trysetsCsv(deps, readingOf(deps, request), request.query)),
  );
  app.get(
    '/v2/trysets/latest',
    operation(
      all,
      {
        operationId: 'getLatestTryset',
        tags,
        summary: 'The newest tryset that the caller may see: of a member its own',
        response: { 200: TrysetDetail },
      },
      [404],
    ),
    (request) => latestTryset(deps, callerOf(request)),
  );
  app.get(
    '/v2/trysets/count_to_prepare_delivery',
    operation(house, {
      operationId: 'countTrysetsToPrepare',
      tags,
      summary:
        'Number of trysets still to be prepared by a day, today (UTC+9) by default, and of those overdue on it',
      querystring: Type.Object({ date: Type.Optional(Day) }, { additionalProperties: false }),
      response: {
        200: Type.Object({ date: Day, count: Type.Integer(), overdueCount: Type.Integer() }),
      },
    }),
    (request) => countToPrepare(deps, callerOf(request), request.query.date),
  );
  app.get(
    '/v2/trysets/user-status/:user_id',
    operation(
      all,
      {
        operationId: 'getTrysetUserStatus',
        tags,
        summary: 'What a member has under way',
        params: Type.Object({ user_id: Id }),
        response: { 200: TrysetUserStatus },
      },
      [404],
    ),
    (request) => trysetUserStatus(deps, callerOf(request), request.params.user_id),
  );
  app.get(
    '/v2/trysets/:id',
    operation(
      all,
      {
        operationId: 'getTryset',
        tags,
        summary: 'A tryset with the items that the caller may see, now or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: TrysetDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, trysetPast),
  );
  historyRoute(app, deps, {
    url: '/v2/trysets',
    entity: 'tryset',
    tags,
    who: house,
    name: 'Tryset',
    summary: 'Its events with those of its items, newest first',
    steps: trysetSteps,
  });
};
