import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '#postgres/in-transaction.ts';
import { isIncidentRow } from './incident-row.ts';

const named = `log_incidents_${createHash('sha256').update(isIncidentRow).digest('hex').slice(0, 8)}`;

/** The key of this transaction's advisory lock: an arbitrary number, which must be the same in every version. */
const indexLock = 7_326_006;

/** Recreates the incident index if the domain's condition changed: Postgres uses a partial index only for its condition. */
export async function indexIncidents<Database>(db: Kysely<Database>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // Two processes that start at once would each hold the table for its index and wait for the other to drop the old one.
    await sql`select pg_advisory_xact_lock(${indexLock})`.execute(transaction);
    const { rows } = await sql<{ name: string }>`
      select indexname as name from pg_indexes
      where schemaname = 'read' and tablename = 'log' and starts_with(indexname, 'log_incidents')`.execute(
      transaction,
    );
    if (rows.some(({ name }) => name === named)) return;
    await sql
      .raw(
        `create index if not exists ${named} on read.log (effective_at, position) include (type, actor_label, actor_id)
         where ${isIncidentRow}`,
      )
      .execute(transaction);
    for (const { name } of rows) await sql`drop index if exists ${sql.id('read', name)}`.execute(transaction);
  });
}
