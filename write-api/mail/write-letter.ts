import type { Kysely } from 'kysely';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { DeadlineCause, WriteDatabase } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import { schedule } from '../kit/outside/schedule.ts';
import type { Letter, Way } from './sender.ts';

/** The kind of the outside call for each channel. */
export const letterKinds = { mail: 'letter', sms: 'text_message' } as const satisfies Record<Way, string>;

interface NewLetter {
  letter: Letter;
  /** The channel of the message; `mail` if omitted. */
  way?: Way;
  /** The person whose key seals the message. */
  person: string;
  /** When the message expires, as an ISO instant. */
  until: string;
  cause: DeadlineCause;
  /** The sender for the rate limit, from `senderOf`; null if no sender's limit applies. */
  sender?: string | null;
}

/**
 * Stores a message and schedules its sending, if a service is configured. `also` writes in the same transaction. If a message
 * with the same id exists, it stays.
 */
export async function writeLetter(
  { db, clock, seal, senders }: Pick<WriteDeps, 'db' | 'clock' | 'seal' | 'senders'>,
  { letter: { id, ...content }, way = 'mail', person, until, cause, sender = null }: NewLetter,
  also: (transaction: Kysely<WriteDatabase>) => Promise<void>,
): Promise<void> {
  const letter = await seal(person, content);
  const now = new Date(clock());
  await inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('write.letters').where('until', '<', now).execute();
    await transaction
      .insertInto('write.letters')
      .values({ id, person, way, letter, sender, written_at: now, until: new Date(until) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const call = { key: id, dueAt: now, cause };
    if (senders[way] !== null) await schedule(transaction, letterKinds[way], [call]);
    await also(transaction);
  });
}

/** Returns whether a message is stored. False for a sent message, since sending deletes it. */
export async function isWritten({ db }: Pick<WriteDeps, 'db'>, id: string): Promise<boolean> {
  const row = await db.selectFrom('write.letters').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a letter was sent in the last day. */
export async function isSent({ db }: Pick<WriteDeps, 'db'>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('write.letters_sent')
    .where('letter_id', '=', id)
    .select('letter_id')
    .executeTakeFirst();
  return row !== undefined;
}
