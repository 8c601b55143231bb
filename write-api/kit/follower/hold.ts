import type { ClientBase } from 'pg';
import { advisoryKey } from './lead.ts';

/**
 * Keeps followers of this database from leading while the connection is open: no reactions run and no deadlines fire. Returns
 * false if a follower leads now.
 */
export async function holdFollower(connection: ClientBase): Promise<boolean> {
  const { rows } = await connection.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    advisoryKey,
  ]);
  return rows[0]?.held ?? false;
}
