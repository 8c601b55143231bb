import type { Kysely } from 'kysely';
import type { DeadlineCause, WriteDatabase } from '../../database.ts';

interface Wanted {
  key: string;
  dueAt: Date;
  cause: DeadlineCause;
}

/** Wants calls. One that is wanted already is made at the new time instead, and as if it had never been made. */
export async function schedule(
  db: Kysely<WriteDatabase>,
  kind: string,
  wanted: readonly Wanted[],
): Promise<void> {
  // The last of one key counts: a statement cannot change a row twice.
  const rows = [...new Map(wanted.map((each) => [each.key, each])).values()];
  if (rows.length === 0) return;
  await db
    .insertInto('write.outside_calls')
    .values(
      rows.map(({ key, dueAt, cause }) => ({
        ...{ kind, key, due_at: dueAt, asked_at: null, tries: 0 },
        cause: JSON.stringify(cause),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((row) => ({
        due_at: row.ref('excluded.due_at'),
        cause: row.ref('excluded.cause'),
        ...{ asked_at: null, tries: 0 },
      })),
    )
    .execute();
}
