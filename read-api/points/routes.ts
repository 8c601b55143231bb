import Type from 'typebox';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { History, HistoryQuery } from '../kit/history/contract.ts';
import { timeline } from '../kit/history/timeline.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { OwnPoints, PointPolicyAnswer, pointMoveFields } from './contract.ts';
import { PointsQuery, pointMoves, pointsOf } from './lists.ts';
import { pointPolicyNow, pointPolicySteps } from './policy.ts';

const tags = ['points'];
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
  listRoutes(app, deps, {
    ...{ ...moves, url: '/v1/users/self/point/history', path: Type.Object({}), who: ['user'] },
    ...{ name: 'OwnPointMoves', summary: 'How the own points came and went, newest first' },
    rows: (reading, _, query) => pointMoves(reading, reading.caller.id, query),
  });
  listRoutes(app, deps, {
    ...{ ...moves, url: '/v1/users/:id/points', path: IdParams, who: ['staff'], hasFile: true },
    ...{ name: 'UserPoints', summary: 'How a member’s points came and went, newest first' },
    rows: (reading, { id }, query) => pointMoves(reading, id, query),
  });
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
    async (request) => timeline(deps, request, await pointPolicySteps(deps), request.query),
  );
};
