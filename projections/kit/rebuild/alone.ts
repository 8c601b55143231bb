import type { Client } from 'pg';
import { withConnection } from './connection.ts';
import { RebuildRunning } from './refused.ts';

/** The key of the advisory lock of rebuilds: an arbitrary number, which must be the same in every version. */
export const aloneLock = 7_326_004;

/** Runs work on its own connection, which holds the advisory lock of rebuilds. */
export function alone<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      aloneLock,
    ]);
    if (!rows[0]?.locked) throw new RebuildRunning();
    return work(client);
  });
}
