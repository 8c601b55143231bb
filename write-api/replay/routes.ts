import type { FastifyInstance } from 'fastify';
import { CommandAnswer } from '#http/contract.ts';
import { operation } from '#http/operation.ts';
import { positionHeader } from '#http/positions.ts';
import type { WriteDeps } from '../deps.ts';
import { asked } from '../masters/run.ts';
import { ParkedAction, ParkedAnswer, ParkedParams, RebuildAction, RequestRebuild } from './bodies.ts';
import { askForOperation, decideParked } from './commands.ts';

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
        const { context } = asked(deps, request);
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
      path: '',
      kind: 'rebuild',
      operationId: 'requestRebuild',
      summary: 'Build read models anew while everything goes on',
      body: RequestRebuild,
    },
    {
      path: '/cancel',
      kind: 'cancel',
      operationId: 'cancelRebuild',
      summary: 'Stop the rebuild that is under way and drop what it has built',
      body: RebuildAction,
    },
    {
      path: '/switch-back',
      kind: 'switch_back',
      operationId: 'switchBack',
      summary: 'Take the read models from before the last rebuild back, with what has happened since',
      body: RebuildAction,
    },
    {
      path: '/drop-old',
      kind: 'drop_old',
      operationId: 'dropOldReadModels',
      summary: 'Drop the read models from before the last rebuild',
      body: RebuildAction,
    },
  ] as const;
  for (const { path, kind, operationId, summary, body } of requests) {
    app.post(
      `/v1/replay/rebuilds${path}`,
      operation(staff, { operationId, tags, summary, body, response: { 202: CommandAnswer } }, [409]),
      async (request, reply): Promise<CommandAnswer> => {
        const { projections = null } = (request.body ?? {}) as RequestRebuild;
        const { context } = asked(deps, request);
        const { operation: id, revision, position } = await askForOperation(deps, kind, projections, context);
        reply.code(202).header(positionHeader, String(position));
        return { id, status: 'waiting', revision: String(revision), position: String(position) };
      },
    );
  }
}
