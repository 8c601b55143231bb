import Type from 'typebox';
import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../../deps.ts';
import type { TypedApp } from '../changes/over-http.ts';
import { OutsideFailure } from './contract.ts';

const CallParams = Type.Object({
  kind: Type.String({ pattern: '^[a-z_]{1,40}$' }),
  key: Type.String({ minLength: 1, maxLength: 200 }),
});
const tags = ['outside-calls'];

/** Registers the list of failed calls to outside services, and the call that retries one at once. */
export function outsideCallRoutes(app: TypedApp, { db, clock }: WriteDeps): void {
  app.get(
    '/v1/outside-calls/failures',
    operation(['staff'], {
      operationId: 'listOutsideFailures',
      tags,
      summary: 'List failed calls to outside services',
      querystring: ListQuery({}),
      response: { 200: Page(OutsideFailure) },
    }),
    async (request) => {
      const paging = pagingOf(request.query);
      const failures = db.selectFrom('write.outside_calls').where('problem', 'is not', null);
      const { count } = await failures
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await failures
        .orderBy('kind')
        .orderBy('key')
        .limit(paging.limit)
        .offset(paging.offset)
        .selectAll()
        .execute();
      const shown = rows.map(({ kind, key, problem, tries, due_at }) => ({
        kind,
        key,
        problem: problem ?? '',
        tries,
        nextTime: due_at?.toISOString() ?? null,
      }));
      return pageOf(request, { paging, count: Number(count), data: shown });
    },
  );

  app.post(
    '/v1/outside-calls/:kind/:key/retry',
    operation(
      ['staff'],
      {
        operationId: 'retryOutsideCall',
        tags,
        summary: 'Retry a failed call at once',
        params: CallParams,
        response: { 200: Type.Object({ ok: Type.Boolean() }) },
      },
      [404],
      'support',
    ),
    async ({ params: { kind, key } }) => {
      const wanted = await db
        .updateTable('write.outside_calls')
        .set({ due_at: new Date(clock()) })
        .where((row) => row.and({ kind, key }))
        .where('problem', 'is not', null)
        .returning('key')
        .executeTakeFirst();
      if (wanted === undefined) throw notFound('outside_call', `${kind}/${key}`);
      return { ok: true };
    },
  );
}
