import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DeadlineCause, WriteDatabase } from '../../database.ts';

const untried = { asked_at: null, tries: 0, problem: null, answer: null };

interface Wanted {
  key: string;
  dueAt: Date;
  cause: DeadlineCause;
}

/**
 * Schedules calls. If a call exists, it moves to the new time, and its failures and stored answer are cleared. With `missing`,
 * an existing call stays unchanged unless it was given up.
 */
export async function schedule(
  db: Kysely<WriteDatabase>,
  kind: string,
  wanted: readonly Wanted[],
  which: 'all' | 'missing' = 'all',
): Promise<void> {
  // Only the last call of each key is inserted: one statement cannot change a row twice.
  const rows = [...new Map(wanted.map((each) => [each.key, each])).values()];
  if (rows.length === 0) return;
  await db
    .insertInto('write.outside_calls')
    .values(
      rows.map(({ key, dueAt, cause }) => ({
        kind,
        key,
        due_at: dueAt,
        ...untried,
        cause: JSON.stringify(cause),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet((row) => ({
          due_at: row.ref('excluded.due_at'),
          cause: row.ref('excluded.cause'),
          ...untried,
        }))
        .where(sql`outside_calls.cause ->> 'eventId'`, '<>', sql`excluded.cause ->> 'eventId'`)
        .where(which === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`outside_calls.due_at is null`),
    )
    .execute();
}
