import Type from 'typebox';
import { CommandAnswer, ItemResult } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerEach } from '../kit/actions/over-http.ts';
import { fromWire } from '../kit/changes/names.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { PointPolicyBody, PointsBody, PointsOfManyBody, RefundBody } from './bodies.ts';
import { movePoints, movePointsOfMany, refundPoints, revisePointPolicy } from './use-cases.ts';

const tags = ['points'];

export function pointRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/users/:id/points',
    operation(
      ['staff'],
      {
        operationId: 'moveUserPoints',
        tags,
        summary: 'Give points to a member, or take them',
        params: IdParams,
        body: PointsBody,
        response: { 201: CommandAnswer },
      },
      [404, 412, 422],
    ),
    async (request, reply) => {
      const wanted = { userId: request.params.id, said: request.body };
      return answerChange(reply, await movePoints(deps, askedBy(deps, request), wanted), 201);
    },
  );

  app.post(
    '/v1/users/points',
    operation(
      ['staff'],
      {
        operationId: 'movePointsOfUsers',
        tags,
        summary: 'Give points to many members, or take them',
        body: PointsOfManyBody,
        response: { 200: Type.Array(ItemResult) },
      },
      [409, 422],
    ),
    async (request, reply) =>
      answerEach(reply, await movePointsOfMany(deps, askedBy(deps, request), request.body)),
  );

  app.post(
    '/v1/users/:id/points/refunds',
    operation(
      ['staff'],
      {
        operationId: 'refundUserPoints',
        tags,
        summary: 'Refund the points paid for an item, in whole or in part',
        params: IdParams,
        body: RefundBody,
        response: { 201: CommandAnswer },
      },
      [404, 412, 422],
    ),
    async (request, reply) => {
      const wanted = { userId: request.params.id, said: fromWire(request.body) };
      return answerChange(reply, await refundPoints(deps, askedBy(deps, request), wanted), 201);
    },
  );

  app.put(
    '/v1/point-policy',
    operation(
      ['staff'],
      {
        operationId: 'replacePointPolicy',
        tags,
        summary:
          'Set what looks earn, in percent of a garment’s price; items requested before keep their rates',
        body: PointPolicyBody,
        response: { 200: CommandAnswer },
      },
      [412],
      'owner',
    ),
    async (request, reply) =>
      answerChange(reply, await revisePointPolicy(deps, askedBy(deps, request), fromWire(request.body))),
  );
}
