import pg from 'pg';
import { readConnection } from '../tables/connect.ts';
import { RebuildRefused } from './refused.ts';

/** Any number will do, as long as it is this one in every version. */
const lock = 7_326_004;

/** Works on a connection of its own, as the only one who builds read models beside the live ones. */
export async function alone<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(readConnection(databaseUrl));
  // What is asked next fails by itself on a connection that was lost.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      lock,
    ]);
    if (!rows[0]?.locked) throw new RebuildRefused('another rebuild is running: wait for its end or stop it');
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
