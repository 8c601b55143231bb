import type { Static, TObject } from 'typebox';
import type { ReadModelsRequest } from '#domain/replay/read-models.ts';
import { checked } from '#http/checked.ts';
import { CommandAnswer } from '#http/contract.ts';
import { operation } from '#http/operation.ts';
import { positionHeader } from '#http/positions.ts';
import type { WriteDeps } from '../deps.ts';
import { askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import {
  OperationAction,
  ParkedAction,
  ParkedAnswer,
  ParkedParams,
  RequestRebuild,
  RequestRepair,
  RequestVerification,
} from './bodies.ts';
import { askForOperation, decideParked } from './commands.ts';
import { repairSubject, verifySubject } from './subjects.ts';

const staff = ['staff'] as const;
const tags = ['replay'];

/** Registers the routes for staff's decisions on parked events, and for requests for operations on the read models. */
export function replayRoutes(app: TypedApp, deps: WriteDeps): void {
  const decisions = [
    {
      action: 'retry',
      status: 'retried',
      operationId: 'retryParkedEvent',
      summary: 'Retry a parked event and those behind it',
    },
    {
      action: 'skip',
      status: 'skipped',
      operationId: 'skipParkedEvent',
      summary: 'Let a row continue without a parked event, now and in every rebuild',
    },
  ] as const;
  for (const { action, status, operationId, summary } of decisions) {
    app.post(
      `/v1/replay/parked/:projection/:entity/${action}`,
      operation(
        staff,
        {
          operationId,
          tags,
          summary,
          params: ParkedParams,
          body: ParkedAction,
          response: { 200: ParkedAnswer },
        },
        [404, 409, 422],
        'support',
      ),
      async (request, reply): Promise<ParkedAnswer> => {
        const { projection, entity } = request.params;
        const { position: of } = request.body;
        const { context } = askedBy(deps, request);
        const { revision, position } = await decideParked(
          deps,
          action,
          { projection, entity, position: of },
          context,
        );
        reply.header(positionHeader, String(position));
        return { projection, entity, status, revision: String(revision), position: String(position) };
      },
    );
  }

  ask(app, deps, {
    path: '/rebuilds',
    operationId: 'requestRebuild',
    summary: 'Rebuild read models while the service continues',
    body: RequestRebuild,
    asks: ({ projections = null, source }) => ({
      action: 'rebuild',
      projections,
      ...(source !== undefined && { source }),
    }),
  });
  ask(app, deps, {
    path: '/rebuilds/cancel',
    operationId: 'cancelRebuild',
    summary: 'Stop the running rebuild and drop its tables',
    body: OperationAction,
    asks: () => ({ action: 'cancel' }),
  });
  ask(app, deps, {
    path: '/rebuilds/switch-back',
    operationId: 'switchBack',
    summary: 'Switch back to the read models before the last rebuild, brought up to date',
    body: OperationAction,
    asks: () => ({ action: 'switch_back' }),
  });
  ask(app, deps, {
    path: '/rebuilds/drop-old',
    operationId: 'dropOldReadModels',
    summary: 'Drop the read models before the last rebuild',
    body: OperationAction,
    asks: () => ({ action: 'drop_old' }),
  });
  ask(app, deps, {
    path: '/verifications',
    operationId: 'requestVerification',
    summary: 'Compare rows with their events and counters with rows, or the log mirror with the event store',
    body: RequestVerification,
    asks: (body) => ({ action: 'verify', subject: verifySubject(body) }),
  });
  ask(app, deps, {
    path: '/verifications/cancel',
    operationId: 'cancelVerification',
    summary: 'Stop the running verification; the answer names it',
    body: OperationAction,
    asks: () => ({ action: 'cancel_verification' }),
  });
  ask(app, deps, {
    path: '/repairs',
    operationId: 'requestRepair',
    summary: 'Recreate the rows of one entity, a line of the log mirror or all counters',
    body: RequestRepair,
    asks: (body) => ({ action: 'repair', subject: repairSubject(body) }),
  });
}

interface Door<Body extends TObject> {
  path: string;
  operationId: string;
  summary: string;
  body: Body;
  asks(body: Static<Body>): ReadModelsRequest;
}

/** Registers a route that requests an operation on the read models. It answers 202 with the operation's number. */
function ask<Body extends TObject>(app: TypedApp, deps: WriteDeps, door: Door<Body>): void {
  const { path, operationId, summary, body, asks } = door;
  app.post(
    `/v1/replay${path}`,
    operation(
      staff,
      { operationId, tags, summary, body, response: { 202: CommandAnswer } },
      [409],
      'support',
    ),
    async (request, reply): Promise<CommandAnswer> => {
      const { context } = askedBy(deps, request);
      const said = checked<TObject, Body>(request).body;
      const asked = await askForOperation(deps, asks(said), context);
      const { operation: id, revision, position } = asked;
      reply.code(202).header(positionHeader, String(position));
      return { id, status: 'waiting', revision: String(revision), position: String(position) };
    },
  );
}
