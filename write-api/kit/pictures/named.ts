import { type Kysely, sql } from 'kysely';
import type { NamedPictureTable, WriteDatabase } from '../../database.ts';

/** Records the uses of pictures. Running it twice is safe. */
export async function notePictures(
  db: Kysely<WriteDatabase>,
  named: readonly NamedPictureTable[],
): Promise<void> {
  if (named.length === 0) return;
  await sql`
    insert into write.named_pictures (hash, certificate_of, ticket_of, damage_of)
    select distinct * from unnest(
      ${named.map(({ hash }) => hash)}::text[],
      ${named.map((each) => each.certificate_of)}::bigint[],
      ${named.map((each) => each.ticket_of)}::bigint[],
      ${named.map((each) => each.damage_of)}::bigint[]
    )
    on conflict do nothing`.execute(db);
}

/** Returns the recorded uses of a picture; empty if no indexed event names it. */
export function picturesNamed(db: Kysely<WriteDatabase>, hash: string): Promise<NamedPictureTable[]> {
  return db.selectFrom('write.named_pictures').selectAll().where('hash', '=', hash).execute();
}
