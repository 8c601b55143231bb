import type { Client } from 'pg';
import { withConnection } from './connection.ts';
import { RebuildRunning } from './refused.ts';

/** Any number will do, as long as it is this one in every version. */
export const aloneLock = 7_326_004;

/** Works on a connection of its own, as the only one who builds read models beside the live ones. */
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
