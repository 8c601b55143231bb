import Type from 'typebox';
import { readStream } from '#event-store/load.ts';
import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../../deps.ts';
import type { TypedApp } from '../changes/over-http.ts';
import { ReactionFailure } from './failure-contract.ts';
import { react } from './reactor.ts';

const EventParams = Type.Object({ event_id: Type.String({ format: 'uuid' }) });

/** Registers the list of failed reactions, newest first, and the call that retries one. */
export function failureRoutes(app: TypedApp, deps: WriteDeps): void {
  const { db, streams } = deps;
  app.get(
    '/v1/reactions/failures',
    operation(['staff'], {
      operationId: 'listReactionFailures',
      tags: ['reactions'],
      summary: 'List failed reactions',
      querystring: ListQuery({}),
      response: { 200: Page(ReactionFailure) },
    }),
    async (request) => {
      const paging = pagingOf(request.query);
      const failures = db.selectFrom('write.reaction_failures');
      const { count } = await failures
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await failures
        .selectAll()
        .orderBy('failed_at', 'desc')
        .orderBy('event_id')
        .limit(paging.limit)
        .offset(paging.offset)
        .execute();
      const shown = rows.map((row) => ({
        eventId: row.event_id,
        position: row.position,
        stream: row.stream,
        type: row.type,
        error: row.error,
        tries: row.tries,
        failedTime: row.failed_at.toISOString(),
      }));
      return pageOf(request, { paging, count: Number(count), data: shown });
    },
  );

  app.post(
    '/v1/reactions/failures/:event_id/retry',
    operation(
      ['staff'],
      {
        operationId: 'retryReaction',
        tags: ['reactions'],
        summary: 'Retry a failed reaction',
        params: EventParams,
        response: { 200: Type.Object({ ok: Type.Boolean() }) },
      },
      [404],
      'support',
    ),
    async (request) => {
      const { event_id: eventId } = request.params;
      const failed = () =>
        db.selectFrom('write.reaction_failures').selectAll().where('event_id', '=', eventId);
      const row = await failed().executeTakeFirst();
      if (row === undefined) throw notFound('reaction_failure', eventId);
      await db.deleteFrom('write.reaction_failures').where('event_id', '=', eventId).execute();
      for await (const event of readStream(streams.client, row.stream)) {
        if (event.id === eventId) await react(deps, event);
      }
      return { ok: (await failed().executeTakeFirst()) === undefined };
    },
  );
}
