import pg from 'pg';
import { readConnection } from '../tables/connect.ts';

/** Opens a connection, runs the work on it, and closes it. */
export async function withConnection<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(readConnection(databaseUrl));
  // The error event is ignored: after a lost connection the next query fails anyway.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
