import Type, { type Static } from 'typebox';
import { isEmpty } from '#domain/changed-fields.ts';
import { type TrysetItemCommand, trysetItem } from '#domain/tryset-items/item.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { reasonText } from '../kit/actions/action-spec.ts';
import { visibleState } from '../kit/actions/entity.ts';
import { actionDoor, actionRoutes } from '../kit/actions/routes.ts';
import { makeChange } from '../kit/changes/change.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { Notes, reviseNotes } from './actions.ts';
import { damageRoutes } from './damage-routes.ts';
import { trysetItemEntity } from './entity.ts';

/** Paths of the platform's older clients, with the actions they run. */
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

/** Registers all actions on tryset items, under both the new and the older paths. */
export function trysetItemRoutes(app: TypedApp, deps: WriteDeps): void {
  actionRoutes(app, deps, trysetItemEntity);
  for (const [method, path, action] of doors) {
    actionDoor(app, deps, trysetItemEntity, method, `/v2/trysets/items/:id/${path}`, action);
  }
  actionDoor(app, deps, trysetItemEntity, 'DELETE', '/v2/trysets/items/:id', 'remove');
  reviseRoutes(app, deps);
  damageRoutes(app, deps);
}

const reason = Type.Optional(reasonText);
const strict = { additionalProperties: false };
const Replacement = Type.Object({ is_express: Type.Boolean(), reason }, strict);
const Revision = Type.Object({ is_express: Type.Optional(Type.Boolean()), ...Notes, reason }, strict);

/**
 * Registers the routes that edit an item's fields; only actions change the status. A request is applied as a whole or not at
 * all.
 */
function reviseRoutes(app: TypedApp, deps: WriteDeps) {
  for (const [method, body, summary] of [
    ['PUT', Replacement, 'Set whether the item goes by express'],
    ['PATCH', Revision, 'Set whether the item goes by express, and the staff’s notes on it'],
  ] as const) {
    const described = operation(
      ['staff'],
      {
        operationId: `${method.toLowerCase()}TrysetItem`,
        tags: ['tryset items'],
        summary,
        params: IdParams,
        body,
        response: { 200: CommandAnswer },
      },
      [404, 409, 412, 422],
    );
    app.route({
      method,
      url: '/v2/trysets/items/:id',
      ...described,
      handler: async (request, reply) => {
        const { id } = request.params;
        const { caller, context, seenRevision } = askedBy(deps, request);
        await visibleState(deps, trysetItemEntity, id, caller, context);
        const commands = commandsOf(request.body);
        const change = { decider: trysetItem, id, commands, name: 'revise' };
        return answerChange(reply, await makeChange(deps, change, { context, seenRevision }));
      },
    });
  }
}

function commandsOf({ is_express: isExpress, reason: _, ...notes }: Static<typeof Revision>) {
  const mark: TrysetItemCommand[] =
    isExpress === undefined ? [] : [{ action: isExpress ? 'express' : 'normal' }];
  return isEmpty(notes) ? mark : [...mark, reviseNotes(notes)];
}
