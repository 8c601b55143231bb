import type { Client } from 'pg';

/** All of it or nothing; of a rehearsal nothing. */
export function transaction<Result>(
  client: Client,
  work: () => Promise<Result>,
  isRehearsal = false,
): Promise<Result> {
  const begun = async () => {
    await client.query('begin');
    return work();
  };
  return begunWithin(client, begun, isRehearsal);
}

/** The same for work that begins the transaction itself. */
export async function begunWithin<Result>(
  client: Client,
  work: () => Promise<Result>,
  isRehearsal = false,
): Promise<Result> {
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

/** The same within a transaction: what fails, or is a rehearsal, leaves the rest of the transaction as it was. */
export async function savepoint<Result>(
  client: Client,
  work: () => Promise<Result>,
  isRehearsal = false,
): Promise<Result> {
  await client.query('savepoint part');
  try {
    const result = await work();
    await client.query(isRehearsal ? 'rollback to savepoint part' : 'release savepoint part');
    return result;
  } catch (error) {
    await client.query('rollback to savepoint part').catch(() => undefined);
    throw error;
  }
}
