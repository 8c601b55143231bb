import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { WriteDatabase } from '../database.ts';

/**
 * Takes a token for the one sign-in that it is good for; false where it was taken before. Those that are good no more anyway are forgotten.
 * Of its three parts the first two count, which are signed as they are written: a signature can be written in several ways.
 */
export async function spendIdentity(
  db: Kysely<WriteDatabase>,
  token: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const hash = createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64url');
  await db.deleteFrom('write.spent_identities').where('until', '<', now).execute();
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('write.spent_identities')
    .values({ hash, until })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
