import pg from 'pg';
import { readConnection } from '../tables/connect.ts';

/** Works on a connection of its own. */
export async function withConnection<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(readConnection(databaseUrl));
  // What is asked next fails by itself on a connection that was lost.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
