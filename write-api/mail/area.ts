import type { FastifyRequest } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { ListQuery, type PageOf, type Paging, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import type { WriteArea } from '../area.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { OutboxLetter } from './contract.ts';
import type { Letter } from './sender.ts';

/** The area of the outbox: if no mail server or message service is configured, owners read the messages there. */
export const mailArea: WriteArea = { routes };

function routes(app: TypedApp, deps: WriteDeps): void {
  app.get(
    '/v1/outbox',
    operation(
      ['staff'],
      {
        operationId: 'listOutbox',
        tags: ['outbox'],
        summary: 'Letters and messages that nobody sends, newest first; 404 where all are sent',
        querystring: ListQuery({}),
        response: { 200: Page(OutboxLetter) },
      },
      [404],
      // Only owners may read messages, since they contain links that open accounts.
      'owner',
    ),
    (request) => lettersOf(deps, request, pagingOf(request.query)),
  );
}

/** An SQL condition for readable messages. Those of a forgotten person cannot be read, so they are neither listed nor counted. */
const isReadable = sql<SqlBool>`exists (
  select from sealing.keys as key where key.person = letters.person and key.wrapped is not null)`;

async function lettersOf(
  { db, senders, clock, sealing }: WriteDeps,
  request: FastifyRequest,
  paging: Paging,
): Promise<PageOf<OutboxLetter>> {
  const unsent = (['mail', 'sms'] as const).filter((way) => senders[way] === null);
  if (unsent.length === 0) throw notFound('outbox', 'of letters that somebody sends');
  const letters = db
    .selectFrom('write.letters as letters')
    .where('until', '>', new Date(clock()))
    .where('way', 'in', unsent)
    .where(isReadable);
  const [{ count }, rows] = await Promise.all([
    letters.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    letters
      .selectAll()
      .orderBy('written_at', 'desc')
      .orderBy('id')
      .limit(paging.limit)
      .offset(paging.offset)
      .execute(),
  ]);
  await sealing.prefetch(rows.map(({ person }) => person));
  const read = await Promise.all(
    rows.map(async ({ id, way, person, letter, written_at, until }) => {
      const content = (await sealing.unseal(person, letter)) as Omit<Letter, 'id'> | null;
      const times = { writtenTime: written_at.toISOString(), untilTime: until.toISOString() };
      return content === null ? [] : [{ id, way, ...content, ...times }];
    }),
  );
  return pageOf(request, { paging, count: Number(count), data: read.flat() });
}
