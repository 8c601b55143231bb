import type { Kysely } from 'kysely';
import type { DeadlineCause, WriteDatabase } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import { schedule } from '../kit/outside/schedule.ts';
import type { Letter } from './mailer.ts';

export const letterKind = 'letter';

interface NewLetter {
  letter: Letter;
  /** Whose key it is sealed with. */
  person: string;
  /** ISO instant after which nobody needs it any more. */
  until: string;
  cause: DeadlineCause;
}

/**
 * Writes a letter, for the outbox or to be sent at once, with all else that `also` writes: both are there or neither. One that was
 * written before, by its id, is left as it is.
 */
export async function writeLetter(
  { db, clock, seal, mailer }: Pick<WriteDeps, 'db' | 'clock' | 'seal' | 'mailer'>,
  { letter: { id, ...content }, person, until, cause }: NewLetter,
  also: (transaction: Kysely<WriteDatabase>) => Promise<void>,
): Promise<void> {
  const letter = await seal(person, content);
  const now = new Date(clock());
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('write.letters').where('until', '<', now).execute();
    await transaction
      .insertInto('write.letters')
      .values({ id, person, letter, written_at: now, until: new Date(until) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    if (mailer !== null) await schedule(transaction, letterKind, [{ key: id, dueAt: now, cause }]);
    await also(transaction);
  });
}

/** Whether a letter lies there; what was sent is not known any more. */
export async function isWritten({ db }: Pick<WriteDeps, 'db'>, id: string): Promise<boolean> {
  const row = await db.selectFrom('write.letters').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}
