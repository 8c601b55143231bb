import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { WriteDatabase } from '../database.ts';

/**
 * Marks an identity token as used. Returns false if it was used before. Deletes expired tokens. It compares only the two
 * signed parts, because the same signature can be encoded in several ways.
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
