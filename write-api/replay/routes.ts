import type { FastifyInstance } from 'fastify';
import type { ReadModelsRequest } from '#domain/replay/read-models.ts';
import { CommandAnswer } from '#http/contract.ts';
import { operation } from '#http/operation.ts';
import { positionHeader } from '#http/positions.ts';
import type { WriteDeps } from '../deps.ts';
import { askedBy } from '../kit/changes/over-http.ts';
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

/** What staff decide on parked events, and ask to be done with the read models. */
export function replayRoutes(app: FastifyInstance, deps: WriteDeps): void {
  const decisions = [
    {
      action: 'retry',
      status: 'retried',
      operationId: 'retryParkedEvent',
      summary: 'Try a parked event and those behind it again',
    },
    {
      action: 'skip',
      status: 'skipped',
      operationId: 'skipParkedEvent',
      summary: 'Let a row go on without a parked event, now and in every rebuild',
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
      ),
      async (request, reply): Promise<ParkedAnswer> => {
        const { projection, entity } = request.params as ParkedParams;
        const { position: of } = request.body as ParkedAction;
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

  const requests = [
    {
      path: '/rebuilds',
      operationId: 'requestRebuild',
      summary: 'Build read models anew while everything goes on',
      body: RequestRebuild,
      asks: (body: unknown): ReadModelsRequest => {
        const { projections = null, source } = (body ?? {}) as RequestRebuild;
        return { action: 'rebuild', projections, ...(source !== undefined && { source }) };
      },
    },
    {
      path: '/rebuilds/cancel',
      operationId: 'cancelRebuild',
      summary: 'Stop the rebuild that is under way and drop what it has built',
      body: OperationAction,
      asks: (): ReadModelsRequest => ({ action: 'cancel' }),
    },
    {
      path: '/rebuilds/switch-back',
      operationId: 'switchBack',
      summary: 'Take the read models from before the last rebuild back, with what has happened since',
      body: OperationAction,
      asks: (): ReadModelsRequest => ({ action: 'switch_back' }),
    },
    {
      path: '/rebuilds/drop-old',
      operationId: 'dropOldReadModels',
      summary: 'Drop the read models from before the last rebuild',
      body: OperationAction,
      asks: (): ReadModelsRequest => ({ action: 'drop_old' }),
    },
    {
      path: '/verifications',
      operationId: 'requestVerification',
      summary:
        'Compare rows with their events and counters with rows, or the log mirror with the event store',
      body: RequestVerification,
      asks: (body: unknown): ReadModelsRequest => ({
        action: 'verify',
        subject: verifySubject(body as RequestVerification),
      }),
    },
    {
      path: '/verifications/cancel',
      operationId: 'cancelVerification',
      summary: 'Stop the verification that is under way; the answer names it',
      body: OperationAction,
      asks: (): ReadModelsRequest => ({ action: 'cancel_verification' }),
    },
    {
      path: '/repairs',
      operationId: 'requestRepair',
      summary: 'Make the rows of one entity, a line of the log mirror or all counters anew',
      body: RequestRepair,
      asks: (body: unknown): ReadModelsRequest => ({
        action: 'repair',
        subject: repairSubject(body as RequestRepair),
      }),
    },
  ] as const;
  for (const { path, operationId, summary, body, asks } of requests) {
    app.post(
      `/v1/replay${path}`,
      operation(staff, { operationId, tags, summary, body, response: { 202: CommandAnswer } }, [409]),
      async (request, reply): Promise<CommandAnswer> => {
        const { context } = askedBy(deps, request);
        const {
          operation: id,
          revision,
          position,
        } = await askForOperation(deps, asks(request.body), context);
        reply.code(202).header(positionHeader, String(position));
        return { id, status: 'waiting', revision: String(revision), position: String(position) };
      },
    );
  }
}
