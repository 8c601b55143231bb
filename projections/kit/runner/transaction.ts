import type { Client } from 'pg';

/** Runs work in a transaction; a rehearsal is always rolled back. */
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

/** Like `transaction`, for work that begins the transaction itself. */
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
    // The rollback may fail: a lost connection has already rolled back.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Runs work in a savepoint: a failure or a rehearsal undoes the work but keeps the transaction. */
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
