import type { FastifyRequest } from 'fastify';
import type { Static, TObject } from 'typebox';
import type { CallerLabel } from '#http/caller.ts';
import { checked } from '#http/checked.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { actOnTryset, type TrysetWideAction } from './act-on-tryset.ts';
import { OnlyReason, ReturnAcceptance, ReturnRequest, TrysetCommandAnswer } from './bodies.ts';
import { answerTryset } from './over-http.ts';

interface Door<Body extends TObject> {
  path: string;
  operationId: string;
  summary: string;
  who: readonly CallerLabel[];
  body: Body;
  toAction(body: Static<Body>): TrysetWideAction;
}

/** Registers the actions on all items of a tryset. Each appends one event to the tryset, and answers a result for each item. */
export function trysetWideRoutes(app: TypedApp, deps: WriteDeps): void {
  open(app, deps, {
    path: 'cancel',
    operationId: 'cancelTryset',
    summary: 'Cancel all items that are still requested',
    who: ['staff', 'user'],
    body: OnlyReason,
    toAction: () => ({ ofItems: 'cancel', toCommand: (itemIds) => ({ action: 'cancel', itemIds }) }),
  });
  open(app, deps, {
    path: 'return-request',
    operationId: 'requestTrysetReturn',
    summary: 'Request the return of all delivered items',
    who: ['staff', 'user'],
    body: ReturnRequest,
    toAction: (body) => ({
      ofItems: 'request_return',
      toCommand: (itemIds) => ({
        action: 'return_request',
        itemIds,
        pickupReason: body.pickup_reason ?? null,
        requestedPickupDate: body.requested_pickup_date ?? null,
      }),
    }),
  });
  open(app, deps, {
    path: 'return-accept',
    operationId: 'acceptTrysetReturn',
    summary: 'Accept the return of all items that request it',
    who: ['staff'],
    body: ReturnAcceptance,
    toAction: (body) => ({
      ofItems: 'accept_return',
      toCommand: (itemIds) => ({ action: 'return_accept', itemIds, pickupDate: body.pickup_date ?? null }),
    }),
  });
}

function open<Body extends TObject>(app: TypedApp, deps: WriteDeps, door: Door<Body>): void {
  const { path, operationId, summary, who, body, toAction } = door;
  // The action tables use underscores, so `return_request` is accepted besides `return-request`.
  for (const url of [path, `actions/${path}`, `actions/${path.replaceAll('-', '_')}`].filter(unique)) {
    app.post(
      `/v2/trysets/:id/${url}`,
      {
        preValidation: async (request: FastifyRequest) => {
          request.body ??= {};
        },
        ...operation(
          who,
          {
            operationId,
            tags: ['trysets'],
            summary,
            hide: url !== path,
            params: IdParams,
            body,
            response: { 200: TrysetCommandAnswer },
          },
          [404, 409, 412, 422],
        ),
      },
      async (request, reply) => {
        const { params, body: said } = checked<typeof IdParams, Body>(request);
        return answerTryset(
          reply,
          await actOnTryset(deps, askedBy(deps, request), params.id, toAction(said)),
        );
      },
    );
  }
}

function unique(url: string, index: number, all: readonly string[]): boolean {
  return all.indexOf(url) === index;
}
