import Type from 'typebox';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { OwnPoints, pointMoveFields } from './contract.ts';
import { PointsQuery, pointMoves, pointsOf } from './lists.ts';

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
};
