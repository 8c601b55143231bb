import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { emptyBody } from '../kit/actions/routes.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { TakeBackBody } from './bodies.ts';
import { changeTakeBack } from './take-back.ts';

const shared = { tags: ['brands'], params: IdParams, body: TakeBackBody, response: { 200: CommandAnswer } };
const house = ['staff', 'brand_admin'] as const;
const failures = [404, 409, 412];

/** Registers the routes by which a brand takes all its garments back, and by which it stops. */
export function takeBackRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/brands/:id/take-back',
    {
      ...emptyBody,
      ...operation(
        house,
        {
          ...shared,
          operationId: 'startTakeBack',
          summary: 'Take all garments of a brand back: those in stock now, the others as they come back',
        },
        failures,
      ),
    },
    async (request, reply) => {
      const wanted = { id: request.params.id, action: 'start_take_back' } as const;
      return answerChange(reply, await changeTakeBack(deps, askedBy(deps, request), wanted));
    },
  );
  app.post(
    '/v1/brands/:id/take-back/cancel',
    {
      ...emptyBody,
      ...operation(
        house,
        {
          ...shared,
          operationId: 'cancelTakeBack',
          summary: 'End a take-back: garments that have not begun to leave stay',
        },
        failures,
      ),
    },
    async (request, reply) => {
      const wanted = { id: request.params.id, action: 'cancel_take_back' } as const;
      return answerChange(reply, await changeTakeBack(deps, askedBy(deps, request), wanted));
    },
  );
}
