import Type from 'typebox';
import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { AnyIdsParam } from '#http/filters.ts';
import { highestId, Id, IdParams } from '#http/ids.ts';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { pointMoveFields } from '../briefs/points/move-contract.ts';
import { History, HistoryQuery } from '../kit/history/contract.ts';
import { historyAnswer } from '../kit/history/history-answer.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import {
  ExpectedPoints,
  LookPoints,
  LookUploadPoints,
  OwnPoints,
  PointPolicyAnswer,
  PointsSpent,
} from './contract.ts';
import { EarningsQuery, earningRows } from './earnings.ts';
import { earningShown, PointEarning } from './earnings-contract.ts';
import { expectedPoints } from './expected.ts';
import { PointsQuery, pointMoves, pointsOf } from './lists.ts';
import { pointsOfLook, uploadPointsOfLook } from './of-look.ts';
import { pointPolicyNow, pointPolicySteps } from './policy.ts';
import { pointsSpent } from './spent.ts';

const tags = ['points'];
const strict = { additionalProperties: false };
const SizesQuery = Type.Object({ product_size_ids: AnyIdsParam }, strict);
const LookQuery = Type.Object({ look_id: Id }, strict);
const moves = { tags, query: PointsQuery, row: pointMoveFields };

export const pointRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/users/self/point',
    operation(
      ['user'],
      { operationId: 'getOwnPoints', tags, summary: 'The own points', response: { 200: OwnPoints } },
      [404],
    ),
    (request) => pointsOf(deps.db, callerOf(request), callerOf(request).id),
  );
  app.get(
    '/v1/users/self/point/expectation/total_point',
    operation(
      ['user'],
      {
        operationId: 'getExpectedPoints',
        tags,
        summary: 'What looks of these sizes would earn, if they were requested now',
        querystring: SizesQuery,
        response: { 200: ExpectedPoints },
      },
      [404],
    ),
    (request) => expectedPoints(readingOf(deps, request), possible(request.query.product_size_ids)),
  );
  app.get(
    '/v1/users/self/point/invoice/look_detail_point',
    operation(
      ['user'],
      {
        operationId: 'getLookDetailPoint',
        tags,
        summary: 'What the items of an own look were given, and may still be given',
        querystring: LookQuery,
        response: { 200: LookPoints },
      },
      [404],
    ),
    (request) => pointsOfLook(deps.db, callerOf(request), request.query.look_id),
  );
  app.get(
    '/v1/users/self/point/invoice/look_upload_point',
    operation(
      ['user'],
      {
        operationId: 'getLookUploadPoint',
        tags,
        summary:
          'Points that the items of the member’s look earn, and points forgone for items that the member does not post',
        querystring: LookQuery,
        response: { 200: LookUploadPoints },
      },
      [404],
    ),
    (request) => uploadPointsOfLook(deps.db, callerOf(request), request.query.look_id),
  );
  listRoutes(app, deps, {
    ...moves,
    url: '/v1/users/self/point/history',
    path: Type.Object({}),
    who: ['user'],
    name: 'OwnPointMoves',
    summary: 'How the own points came and went, newest first',
    rows: (reading, _, query) => pointMoves(reading, reading.caller.id, query),
  });
  listRoutes(app, deps, {
    ...moves,
    url: '/v1/users/:id/points',
    path: IdParams,
    who: ['staff'],
    hasFile: true,
    name: 'UserPoints',
    summary: 'How a member’s points came and went, newest first',
    rows: (reading, { id }, query) => pointMoves(reading, id, query),
  });
  listRoutes(app, deps, {
    tags,
    url: '/v1/users/:id/points/earnings',
    path: IdParams,
    query: EarningsQuery,
    who: ['staff'],
    name: 'UserEarnings',
    summary: 'What the looks of a member’s tryset items earned, and why not more, newest first',
    row: { shape: PointEarning, shown: earningShown, columns: [] },
    rows: (reading, { id }, query) => earningRows(reading, id, query),
  });
  app.get(
    '/v1/users/:id/points/spent',
    operation(
      ['staff'],
      {
        operationId: 'listUserPointsSpent',
        tags,
        summary: 'What a member spent on tryset items and did not get back, newest items first',
        params: IdParams,
        querystring: ListQuery({}),
        response: { 200: Page(PointsSpent) },
      },
      [404],
    ),
    async (request) => {
      const spent = await pointsSpent(deps, callerOf(request), request.params.id);
      const paging = pagingOf(request.query);
      const data = spent.slice(paging.offset, paging.offset + paging.limit);
      return pageOf(request, { paging, count: spent.length, data });
    },
  );
  app.get(
    '/v1/point-policy',
    operation(['staff'], {
      operationId: 'getPointPolicy',
      tags,
      summary: 'What looks earn, in percent of a garment’s price',
      response: { 200: PointPolicyAnswer },
    }),
    () => pointPolicyNow(deps.db),
  );
  app.get(
    '/v1/point-policy/history',
    operation(['staff'], {
      operationId: 'getPointPolicyHistory',
      tags,
      summary: 'How that was revised, newest first',
      querystring: HistoryQuery(deps.areas),
      response: { 200: History },
    }),
    async (request) => historyAnswer(deps, request, await pointPolicySteps(deps)),
  );
};

/** Every size affects the sum, so an impossible size is an error here; in a filter it merely finds nothing. */
function possible(ids: readonly number[]): readonly number[] {
  const impossible = ids.find((id) => id > highestId);
  if (impossible !== undefined) throw notFound('product_size', impossible);
  return ids;
}
