import { notFound } from '#http/errors.ts';
import { pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import type { OperationRow } from '#projections/kit/tables/operations.ts';
import type { ReplayReads } from '#projections/kit/tables/replay.ts';
import { actorNames } from '../kit/history/actors.ts';
import type { Routes } from '../routes.ts';
import { DifferencesPage, DifferencesQuery } from './difference-contract.ts';
import { LogAnswer, LogQuery, type LogText, logSender } from './log-answer.ts';
import { Operation, OperationParams, OperationsPage, OperationsQuery } from './operation-contract.ts';
import { ParkedDetail, ParkedPage, ParkedParams, ParkedQuery } from './parked-contract.ts';
import { actorOf, shownOperation, shownParked, shownParkedRow, shownStatus } from './show.ts';
import { ReplayStatus } from './status-contract.ts';

const staff = ['staff'] as const;
const tags = ['replay'];

/** Status of the read models, parked events, and requested operations. For staff. */
export function replayRoutes(reads: ReplayReads, logText: LogText): Routes {
  return (deps) => async (app) => {
    const sendLog = logSender(logText);
    const namesOf = (rows: readonly OperationRow[]) =>
      actorNames(deps, { label: 'staff' }, rows.map(actorOf));

    app.get(
      '/v1/replay/status',
      operation(staff, {
        operationId: 'getReplayStatus',
        tags,
        summary: 'How far each projection is, what is parked, what is being built and what is not well',
        response: { 200: ReplayStatus },
      }),
      async () => {
        const standing = await reads.standing();
        const names = await namesOf(standing.operation === null ? [] : [standing.operation]);
        return shownStatus(standing, names);
      },
    );

    app.get(
      '/v1/replay/parked',
      operation(staff, {
        operationId: 'listParked',
        tags,
        summary: 'Rows that stand still since an event that a projection could not take, oldest first',
        querystring: ParkedQuery,
        response: { 200: ParkedPage },
      }),
      async (request) => {
        const { projection } = request.query;
        const paging = pagingOf(request.query);
        const { count, rows } = await reads.parked({
          ...paging,
          ...(projection !== undefined && { projection }),
        });
        return pageOf(request, { paging, count, data: rows.map(shownParked) });
      },
    );

    app.get(
      '/v1/replay/parked/:projection/:entity',
      operation(
        staff,
        {
          operationId: 'getParked',
          tags,
          summary: 'The parked events of a row, with what they hold and why they could not be taken',
          params: ParkedParams,
          response: { 200: ParkedDetail },
        },
        [404],
      ),
      async ({ params: { projection, entity } }) => {
        const found = await reads.parkedRow(projection, entity);
        if (found === null) throw notFound('parked_event', `${projection}/${entity}`);
        return shownParkedRow(found);
      },
    );

    app.get(
      '/v1/replay/operations',
      operation(staff, {
        operationId: 'listReplayOperations',
        tags,
        summary: 'What was asked to be done with the read models, by whom and what came out, newest first',
        querystring: OperationsQuery,
        response: { 200: OperationsPage },
      }),
      async (request) => {
        const paging = pagingOf(request.query);
        const { count, rows } = await reads.operations(paging);
        const names = await namesOf(rows);
        return pageOf(request, { paging, count, data: rows.map((row) => shownOperation(row, names)) });
      },
    );

    app.get(
      '/v1/replay/operations/:id',
      operation(
        staff,
        {
          operationId: 'getReplayOperation',
          tags,
          summary: 'How far something that was asked for is, or what came out',
          params: OperationParams,
          response: { 200: Operation },
        },
        [404],
      ),
      async ({ params: { id } }) => {
        const row = await reads.operation(id);
        if (row === null) throw notFound('operation', id);
        return shownOperation(row, await namesOf([row]));
      },
    );

    app.get(
      '/v1/replay/operations/:id/differences',
      operation(
        staff,
        {
          operationId: 'listDifferences',
          tags,
          summary: 'What a verification found or a repair put right, before and after: the first 1,000',
          params: OperationParams,
          querystring: DifferencesQuery,
          response: { 200: DifferencesPage },
        },
        [404],
      ),
      async (request) => {
        const { id } = request.params;
        if ((await reads.operation(id)) === null) throw notFound('operation', id);
        const paging = pagingOf(request.query);
        const { count, rows } = await reads.differences(id, paging);
        return pageOf(request, { paging, count, data: rows });
      },
    );

    app.get(
      '/v1/replay/log',
      operation(staff, {
        operationId: 'exportLog',
        tags,
        summary: 'The log of all events, or what is chosen of it, as a file that can be imported',
        querystring: LogQuery,
        response: { 200: LogAnswer },
      }),
      (request, reply) => sendLog(request.query, reply),
    );
  };
}
