import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { reasonText } from '../actions/action-spec.ts';
import { actionDoor, actionRoutes } from '../actions/routes.ts';
import { takeAction } from '../actions/single.ts';
import type { WriteDeps } from '../deps.ts';
import { trysetItemEntity } from './entity.ts';

/** The paths of the platform's older clients, and the actions that they mean. */
const doors = [
  ['POST', 'accept', 'accept'],
  ['POST', 'deny', 'deny'],
  ['POST', 'express', 'express'],
  ['POST', 'force_delivered', 'force_delivered'],
  ['POST', 'force_purchase', 'force_purchase'],
  ['POST', 'force-track', 'force_track'],
  ['POST', 'forced_deny', 'forced_deny'],
  ['POST', 'refuse-post', 'refuse_post'],
  ['POST', 'defer-return-item', 'defer_return_item'],
  ['POST', 'return-complete', 'return_complete'],
  ['PATCH', 'return-item', 'return_item'],
] as const;

/** Every action on a tryset item, by its own call and by the older paths. */
export function trysetItemRoutes(app: FastifyInstance, deps: WriteDeps): void {
  actionRoutes(app, deps, trysetItemEntity);
  for (const [method, path, action] of doors) {
    actionDoor(app, deps, trysetItemEntity, method, `/v2/trysets/items/:id/${path}`, action);
  }
  actionDoor(app, deps, trysetItemEntity, 'DELETE', '/v2/trysets/items/:id', 'remove');
  reviseRoutes(app, deps);
}

const Revision = Type.Object(
  { is_express: Type.Boolean(), reason: Type.Optional(reasonText) },
  { additionalProperties: false },
);

/** What of an item may be edited without an action: whether it goes by express. Statuses move by actions alone. */
function reviseRoutes(app: FastifyInstance, deps: WriteDeps) {
  for (const method of ['PUT', 'PATCH'] as const) {
    const described = operation(
      ['staff'],
      {
        operationId: `${method.toLowerCase()}TrysetItem`,
        tags: ['tryset items'],
        summary: 'Set whether the item goes by express',
        params: IdParams,
        body: Revision,
        response: { 200: CommandAnswer },
      },
      [404, 409, 412, 422],
    );
    app.route<{ Params: IdParams; Body: Static<typeof Revision> }>({
      method,
      url: '/v2/trysets/items/:id',
      ...described,
      handler: (request, reply) => {
        const action = request.body.is_express ? 'express' : 'normal';
        return takeAction(deps, trysetItemEntity, action, request.params.id, request, reply);
      },
    });
  }
}
