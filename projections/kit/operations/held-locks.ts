import type { Pool } from 'pg';

/** Returns those of these advisory locks that any session holds. */
export async function heldLocks(pool: Pick<Pool, 'query'>, locks: readonly number[]): Promise<Set<number>> {
  const { rows } = await pool.query<{ lock: number }>(
    `select distinct objid::integer as lock from pg_locks
     where locktype = 'advisory' and granted and classid = 0 and objid::bigint = any($1::bigint[])
       and database = (select oid from pg_database where datname = current_database())`,
    [locks],
  );
  return new Set(rows.map(({ lock }) => lock));
}
