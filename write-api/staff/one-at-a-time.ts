import { type Kysely, sql } from 'kysely';
import type { WriteDatabase } from '../database.ts';

/** Does something while no other process does anything under the same name: what all streams together must allow. */
export function oneAtATime<Result>(
  db: Kysely<WriteDatabase>,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
    return work();
  });
}
