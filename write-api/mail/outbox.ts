import { type SqlBool, sql } from 'kysely';
import { plainLower } from '#domain/text/plain.ts';
import { notFound } from '#http/errors.ts';
import type { Listed, Paging } from '#http/lists.ts';
import type { WriteDeps } from '../deps.ts';
import type { OutboxLetter } from './contract.ts';
import type { Letter } from './sender.ts';
import type { LetterTable } from './tables.ts';

/** An SQL condition for readable messages. Those of a forgotten person cannot be read, so they are neither listed nor counted. */
const isReadable = sql<SqlBool>`exists (
  select from sealing.keys as key where key.person = letters.person and key.wrapped is not null)`;

/** Returns a page of the messages that nobody sends, newest first. Throws 404 if services send all of them. */
export async function unsentLetters(deps: WriteDeps, paging: Paging): Promise<Listed<OutboxLetter>> {
  const letters = unsent(deps);
  const [{ count }, rows] = await Promise.all([
    letters.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    newestFirst(letters).limit(paging.limit).offset(paging.offset).execute(),
  ]);
  return { paging, count: Number(count), data: await opened(deps, rows) };
}

/** How many messages a search opens. They are sealed, so no index may know their words. */
const searchedAtMost = 5_000;

/**
 * Returns a page of the unsent messages that contain a text in their recipient, subject or text, among the newest 5,000.
 * Throws 404 if services send all of them.
 */
export async function lettersWith(
  deps: WriteDeps,
  text: string,
  paging: Paging,
): Promise<Listed<OutboxLetter>> {
  const letters = await opened(deps, await newestFirst(unsent(deps)).limit(searchedAtMost).execute());
  const sought = plainLower(text);
  const found = letters.filter((letter) =>
    [letter.to, letter.subject, letter.text].some((part) => plainLower(part).includes(sought)),
  );
  const data = found.slice(paging.offset, paging.offset + paging.limit);
  return { paging, count: found.length, data };
}

function unsent({ db, senders, clock }: WriteDeps) {
  const ways = (['mail', 'sms'] as const).filter((way) => senders[way] === null);
  if (ways.length === 0) throw notFound('outbox', 'of letters that somebody sends');
  return db
    .selectFrom('write.letters as letters')
    .where('until', '>', new Date(clock()))
    .where('way', 'in', ways)
    .where(isReadable);
}

function newestFirst(letters: ReturnType<typeof unsent>) {
  return letters.selectAll('letters').orderBy('written_at', 'desc').orderBy('id');
}

async function opened({ sealing }: WriteDeps, rows: readonly LetterTable[]): Promise<OutboxLetter[]> {
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
