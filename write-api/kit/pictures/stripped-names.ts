import { type Kysely, sql } from 'kysely';
import type { PictureStripping } from '#domain/pictures/stripping.ts';
import type { WriteDatabase } from '../../database.ts';

/** Notes that a picture is kept under another hash since. Who may see the one may see the other. Harmless when repeated. */
export async function noteStripped(db: Kysely<WriteDatabase>, { from, to }: PictureStripping): Promise<void> {
  await sql`
    insert into write.named_pictures (hash, certificate_of, ticket_of)
    select ${to}, certificate_of, ticket_of from write.named_pictures where hash = ${from}
    on conflict do nothing`.execute(db);
  await db
    .insertInto('write.stripped_pictures')
    .values({ hash: from, became: to })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ became: to }))
    .execute();
  await db.updateTable('write.stripped_pictures').set({ became: to }).where('became', '=', from).execute();
}

/** The hash under which a picture is kept now. */
export async function hashNow(db: Kysely<WriteDatabase>, hash: string): Promise<string> {
  const row = await db
    .selectFrom('write.stripped_pictures')
    .select('became')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.became ?? hash;
}
