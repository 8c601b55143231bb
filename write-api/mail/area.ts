import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { ListQuery, pageOfWhole } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import type { WriteArea } from '../area.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { OutboxLetter } from './contract.ts';
import type { Letter } from './sender.ts';

/** The letters of a house that has no mail server or message service, so that every way that goes through one can be gone. */
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
      // Whoever reads a letter has the link in it.
      'owner',
    ),
    async (request) => pageOfWhole(request, request.query, await lettersOf(deps)),
  );
}

async function lettersOf({ db, senders, clock, sealing }: WriteDeps): Promise<OutboxLetter[]> {
  const unsent = (['mail', 'sms'] as const).filter((way) => senders[way] === null);
  if (unsent.length === 0) throw notFound('outbox', 'of letters that somebody sends');
  const rows = await db
    .selectFrom('write.letters')
    .where('until', '>', new Date(clock()))
    .where('way', 'in', unsent)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .selectAll()
    .execute();
  await sealing.prefetch(rows.map(({ person }) => person));
  const read = await Promise.all(
    rows.map(async ({ id, way, person, letter, written_at, until }) => {
      const content = (await sealing.unseal(person, letter)) as Omit<Letter, 'id'> | null;
      const times = { writtenTime: written_at.toISOString(), untilTime: until.toISOString() };
      return content === null ? [] : [{ id, way, ...content, ...times }];
    }),
  );
  return read.flat();
}
