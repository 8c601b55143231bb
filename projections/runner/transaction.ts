import type { Client } from 'pg';

/** All of it or nothing; of a rehearsal nothing. */
export async function transaction<Result>(
  client: Client,
  work: () => Promise<Result>,
  isRehearsal = false,
): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query(isRehearsal ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    // A connection that is gone has rolled back by itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
