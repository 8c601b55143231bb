import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { Caller } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { forbidden, invalidRequest } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { positionHeader } from '#http/positions.ts';
import type { WriteDeps } from '../deps.ts';
import { askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { recipientOf } from '../recipients.ts';
import { ticketAllowance } from '../user-tickets/allowance.ts';
import { removeTryset } from './act-on-tryset.ts';
import { addItem } from './add-item.ts';
import { Correction, NewItem, NewTryset, OnlyReason, TrysetChanges, TrysetCommandAnswer } from './bodies.ts';
import type { MemberAllowance } from './check-request.ts';
import { correctTryset } from './correct.ts';
import { answerTryset } from './over-http.ts';
import { requestTryset } from './request-tryset.ts';
import { trysetWideRoutes } from './wide-routes.ts';

const who = ['staff', 'user'] as const;
const failures = [404, 409, 412, 422];

/** Registers the write routes of trysets: request, add an item, correct, remove, and actions on all items at once. */
export function trysetRoutes(app: TypedApp, all: WriteDeps): void {
  const deps = { ...all, allowance: ticketAllowance(all) };
  createRoute(app, deps);
  addItemRoute(app, deps);
  correctRoutes(app, deps);
  removeRoute(app, deps);
  trysetWideRoutes(app, deps);
}

function createRoute(app: TypedApp, deps: WriteDeps & { allowance: MemberAllowance }) {
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
  app.post('/v2/trysets', described, async (request, reply) => {
    const { caller, context } = askedBy(deps, request);
    const { body } = request;
    const outcome = await requestTryset(
      deps,
      {
        userId: memberOf(caller, body.user_id),
        productSizeIds: body.product_size_ids,
        recipient: recipientOf(body),
        isPreferExpress: body.is_prefer_express ?? false,
        requestedPoints: body.requested_points ?? 0,
        proposal: null,
      },
      context,
    );
    return answerTryset(reply.code(201), { ...outcome, id: outcome.target.id });
  });
}

/** Returns the member of a request: members request only for themselves, and staff name a member. */
function memberOf(caller: Caller, userId: number | undefined): number {
  if (caller.label === 'user') {
    if (userId === undefined || userId === caller.id) return caller.id;
    throw forbidden('tryset.forbidden', 'members can request only for themselves', { userId });
  }
  if (userId !== undefined) return userId;
  throw invalidRequest([{ in: 'body', name: 'user_id', message: 'is required: the id of the member' }]);
}

function addItemRoute(app: TypedApp, deps: WriteDeps & { allowance: MemberAllowance }) {
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
  app.post('/v2/trysets/items', described, async (request, reply) => {
    const { caller, context } = askedBy(deps, request);
    const { tryset_id: trysetId, product_size_id: productSizeId } = request.body;
    const { trysetItemId, outcome } = await addItem(deps, { trysetId, productSizeId }, caller, context);
    const { state, revision } = await deps.streams.load(trysetItem, trysetItemId);
    const position = String(outcome.position);
    reply.code(201).header(positionHeader, position);
    return { id: trysetItemId, status: state.status, revision: String(revision), position };
  });
}

function correctRoutes(app: TypedApp, deps: WriteDeps) {
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
          ? 'Replace recipient and destination, while a delivery is pending'
          : 'Correct recipient and destination, while a delivery is pending; staff also correct their notes',
        params: IdParams,
        body,
        response: { 200: TrysetCommandAnswer },
      },
      failures,
    );
    app.route({
      method,
      url: '/v2/trysets/:id',
      ...described,
      handler: async (request, reply) => {
        const { id } = request.params;
        const given: Static<typeof TrysetChanges> = request.body;
        const { caller, context, seenRevision } = askedBy(deps, request);
        const changes = isWhole
          ? { email: null, ...given, destination: { notes: null, ...given.destination } }
          : given;
        return answerTryset(reply, await correctTryset(deps, { id, changes, caller, context, seenRevision }));
      },
    });
  }
}

function removeRoute(app: TypedApp, deps: WriteDeps) {
  const described = operation(
    ['staff'],
    {
      operationId: 'deleteTryset',
      tags: ['trysets'],
      summary: 'Remove a tryset whose items have all ended; its history stays',
      params: IdParams,
      body: OnlyReason,
      response: { 200: TrysetCommandAnswer },
    },
    failures,
  );
  const preValidation = async (request: FastifyRequest) => {
    request.body ??= {};
  };
  const remove = async (request: FastifyRequest<{ Params: IdParams }>, reply: FastifyReply) =>
    answerTryset(reply, await removeTryset(deps, askedBy(deps, request), request.params.id));
  app.delete('/v2/trysets/:id', { ...described, preValidation }, remove);
  // Each action also has a path of its own name, hidden in the docs.
  const schema = { ...described.schema, hide: true };
  app.post('/v2/trysets/:id/actions/remove', { ...described, schema, preValidation }, remove);
}
