import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { PointsBody } from './bodies.ts';
import { movePoints } from './use-cases.ts';

export function pointRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/users/:id/points',
    operation(
      ['staff'],
      {
        operationId: 'moveUserPoints',
        tags: ['points'],
        summary: 'Give a member points, or take them',
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
}
