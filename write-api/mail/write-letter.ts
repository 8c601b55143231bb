import type { Kysely } from 'kysely';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { DeadlineCause, WriteDatabase } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import { schedule } from '../kit/outside/schedule.ts';
import type { Letter, Way } from './sender.ts';

/** What the calls are called that send letters of each way. */
export const letterKinds = { mail: 'letter', sms: 'text_message' } as const satisfies Record<Way, string>;

interface NewLetter {
  letter: Letter;
  /** By mail where it is left out. */
  way?: Way;
  /** Whose key it is sealed with. */
  person: string;
  /** ISO instant after which nobody needs it any more. */
  until: string;
  cause: DeadlineCause;
  /** Who has it sent, where that is limited: as `senderOf` answers. */
  sender?: string | null;
}

/**
 * Writes a letter, for the outbox or to be sent at once, with all else that `also` writes: both are there or neither. One that was
 * written before, by its id, is left as it is.
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

/** Whether a letter lies there; what was sent is not known any more. */
export async function isWritten({ db }: Pick<WriteDeps, 'db'>, id: string): Promise<boolean> {
  const row = await db.selectFrom('write.letters').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}
