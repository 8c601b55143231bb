import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { finalItemStatuses } from '#domain/tryset-items/item-status.ts';
import type { TrysetCommand } from '#domain/trysets/tryset.ts';
import type { Caller } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { conflict, forbidden, invalidRequest } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { positionHeader } from '#http/positions.ts';
import { callerOf } from '#http/rights.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { askedBy } from '../kit/changes/over-http.ts';
import { contextOf, refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { answerTryset } from './act-on-tryset.ts';
import { addItem } from './add-item.ts';
import {
  Correction,
  NewItem,
  NewTryset,
  OnlyReason,
  recipientOf,
  TrysetChanges,
  TrysetCommandAnswer,
} from './bodies.ts';
import { everythingAllowed, type MemberAllowance } from './check-request.ts';
import { correctTryset } from './correct.ts';
import { requestTryset } from './request-tryset.ts';
import { itemsOf, visibleTryset } from './tryset-scope.ts';
import { trysetWideRoutes } from './wide-routes.ts';

const who = ['staff', 'user'] as const;
const failures = [404, 409, 412, 422];

/** The writes of trysets: request, add an item, correct, remove, and what is done to all of their items at once. */
export function trysetRoutes(app: FastifyInstance, all: WriteDeps): void {
  const deps = { ...all, allowance: everythingAllowed };
  createRoute(app, deps);
  addItemRoute(app, deps);
  correctRoutes(app, deps);
  removeRoute(app, deps);
  trysetWideRoutes(app, deps);
}

function createRoute(app: FastifyInstance, deps: WriteDeps & { allowance: MemberAllowance }) {
  const described = operation(
    who,
    {
      operationId: 'createTryset',
      tags: ['trysets'],
      summary: 'Request a tryset; staff name the member in user_id',
      body: NewTryset,
      response: { 201: TrysetCommandAnswer },
    },
    failures,
  );
  app.post<{ Body: Static<typeof NewTryset> }>('/v2/trysets', described, async (request, reply) => {
    const caller = callerOf(request);
    const { body } = request;
    const outcome = await requestTryset(
      deps,
      {
        userId: memberOf(caller, body.user_id),
        productSizeIds: body.product_size_ids,
        recipient: recipientOf(body),
        isPreferExpress: body.is_prefer_express ?? false,
        requestedPoints: body.requested_points ?? 0,
      },
      contextOf(request, caller, deps.clock()),
    );
    return answerTryset(outcome.target.id, outcome, reply.code(201));
  });
}

/** Members request for themselves alone, staff for whom they name. */
function memberOf(caller: Caller, userId: number | undefined): number {
  if (caller.label === 'user') {
    if (userId === undefined || userId === caller.id) return caller.id;
    throw forbidden('tryset.forbidden', 'a member requests for itself alone', { userId });
  }
  if (userId !== undefined) return userId;
  throw invalidRequest([{ in: 'body', name: 'user_id', message: 'is required: for which member?' }]);
}

function addItemRoute(app: FastifyInstance, deps: WriteDeps & { allowance: MemberAllowance }) {
  const described = operation(
    who,
    {
      operationId: 'createTrysetItem',
      tags: ['tryset items'],
      summary: 'Add an item to a tryset',
      body: NewItem,
      response: { 201: CommandAnswer },
    },
    failures,
  );
  app.post<{ Body: Static<typeof NewItem> }>('/v2/trysets/items', described, async (request, reply) => {
    const caller = callerOf(request);
    const { tryset_id: trysetId, product_size_id: productSizeId } = request.body;
    const context = contextOf(request, caller, deps.clock());
    const { trysetItemId, outcome } = await addItem(deps, { trysetId, productSizeId }, caller, context);
    const { state, revision } = await deps.streams.load(trysetItem, trysetItemId);
    const position = String(outcome.position);
    reply.code(201).header(positionHeader, position);
    return { id: trysetItemId, status: state.status, revision: String(revision), position };
  });
}

function correctRoutes(app: FastifyInstance, deps: WriteDeps) {
  for (const [method, body] of [
    ['PUT', Correction],
    ['PATCH', TrysetChanges],
  ] as const) {
    const isWhole = method === 'PUT';
    const described = operation(
      who,
      {
        operationId: `${method.toLowerCase()}Tryset`,
        tags: ['trysets'],
        summary: isWhole
          ? 'Replace recipient and destination, while something is to be delivered'
          : 'Correct recipient and destination, while something is to be delivered; staff also what they note',
        params: IdParams,
        body,
        response: { 200: TrysetCommandAnswer },
      },
      failures,
    );
    app.route<{ Params: IdParams; Body: Static<typeof TrysetChanges> }>({
      method,
      url: '/v2/trysets/:id',
      ...described,
      handler: async (request, reply) => {
        const { id } = request.params;
        const { body: given } = request;
        const { caller, context, seenRevision } = askedBy(deps, request);
        const changes = isWhole
          ? { email: null, ...given, destination: { notes: null, ...given.destination } }
          : given;
        return answerTryset(
          id,
          await correctTryset(deps, { id, changes, caller, context, seenRevision }),
          reply,
        );
      },
    });
  }
}

function removeRoute(app: FastifyInstance, deps: WriteDeps) {
  const described = operation(
    ['staff'],
    {
      operationId: 'deleteTryset',
      tags: ['trysets'],
      summary: 'Remove a tryset whose items are all at their end; its history stays',
      params: IdParams,
      body: OnlyReason,
      response: { 200: TrysetCommandAnswer },
    },
    failures,
  );
  const preValidation = async (request: FastifyRequest) => {
    request.body ??= {};
  };
  const remove = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as IdParams;
    const said = askedBy(deps, request);
    const { state, isRepeat } = await visibleTryset(deps, id, said.caller, said.context);
    const open = (await itemsOf(deps, state)).filter((item) => !finalItemStatuses.includes(item.status));
    if (open.length > 0 && !isRepeat) {
      throw conflict('removal.in_use', 'items of the tryset are still under way', {
        itemIds: open.map((item) => item.trysetItemId),
      });
    }
    return run(deps, id, { action: 'remove' }, said, reply);
  };
  app.delete('/v2/trysets/:id', { ...described, preValidation }, remove);
  // Every action has a call of its name besides.
  const schema = { ...described.schema, hide: true };
  app.post('/v2/trysets/:id/actions/remove', { ...described, schema, preValidation }, remove);
}

async function run(
  deps: WriteDeps,
  id: number,
  command: TrysetCommand,
  { context, seenRevision }: Pick<Asked, 'context' | 'seenRevision'>,
  reply: FastifyReply,
) {
  const outcome = await runTarget(deps.streams, { on: 'tryset', id, command }, context, seenRevision);
  if (!outcome.ok) throw refusalError(outcome.refusal, seenRevision);
  return answerTryset(id, outcome, reply);
}
