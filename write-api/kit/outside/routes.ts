import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { notFound } from '#http/errors.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../../deps.ts';
import { OutsideFailure } from './contract.ts';

const CallParams = Type.Object({
  kind: Type.String({ pattern: '^[a-z_]{1,40}$' }),
  key: Type.String({ minLength: 1, maxLength: 200 }),
});
const listedAtMost = 500;
const tags = ['outside-calls'];

/** What services of others did not answer, and making one of these calls at once. */
export function outsideCallRoutes(app: FastifyInstance, { db, clock }: WriteDeps): void {
  app.get(
    '/v1/outside-calls/failures',
    operation(['staff'], {
      operationId: 'listOutsideFailures',
      tags,
      summary: 'Calls on services of others that were not answered',
      response: { 200: Type.Array(OutsideFailure) },
    }),
    async () => {
      const rows = await db
        .selectFrom('write.outside_calls')
        .where('problem', 'is not', null)
        .orderBy('kind')
        .orderBy('key')
        .limit(listedAtMost)
        .selectAll()
        .execute();
      return rows.map(({ kind, key, problem, tries, due_at }) => ({
        kind,
        key,
        problem: problem ?? '',
        tries,
        nextTime: due_at?.toISOString() ?? null,
      }));
    },
  );

  app.post<{ Params: Static<typeof CallParams> }>(
    '/v1/outside-calls/:kind/:key/retry',
    operation(
      ['staff'],
      {
        operationId: 'retryOutsideCall',
        tags,
        summary: 'Make a call that was not answered at once',
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
