import { type Kysely, sql } from 'kysely';
import type { PictureStripping } from '#domain/pictures/stripping.ts';
import type { WriteDatabase } from '../../database.ts';

/** Records the new hash of a picture. Both hashes have the same access. Running it twice is safe. */
export async function noteStripped(db: Kysely<WriteDatabase>, { from, to }: PictureStripping): Promise<void> {
  await sql`
    insert into write.named_pictures (hash, certificate_of, ticket_of, damage_of)
    select ${to}, certificate_of, ticket_of, damage_of from write.named_pictures where hash = ${from}
    on conflict do nothing`.execute(db);
  await db
    .insertInto('write.stripped_pictures')
    .values({ hash: from, became: to })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ became: to }))
    .execute();
  await db.updateTable('write.stripped_pictures').set({ became: to }).where('became', '=', from).execute();
}

/** Returns the current hash of a picture. */
export async function hashNow(db: Kysely<WriteDatabase>, hash: string): Promise<string> {
  const row = await db
    .selectFrom('write.stripped_pictures')
    .select('became')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.became ?? hash;
}
