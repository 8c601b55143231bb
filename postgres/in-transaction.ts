import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** The transaction in which this code runs; work that a transaction began may go on after its end. */
const around = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Does work in a transaction. The work uses the transaction alone: a second connection of the pool might never come, where everybody
 * who holds one waits for another.
 */
export function inTransaction<Database, Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const here = { isOpen: true };
    try {
      return await around.run(here, () => work(transaction));
    } finally {
      here.isOpen = false;
    }
  });
}

/** Has a pool refuse whoever asks it for a connection inside a transaction: a fault of the program, at once and in every test. */
export function refuseInTransactions(pool: Pool): void {
  const lend = pool.connect.bind(pool);
  function connect(): Promise<PoolClient>;
  function connect(callback: Parameters<typeof lend>[0]): void;
  function connect(callback?: Parameters<typeof lend>[0]): unknown {
    if (around.getStore()?.isOpen === true) {
      throw new Error('the pool was asked inside a transaction: pass the transaction on, or ask before it');
    }
    return callback === undefined ? lend() : lend(callback);
  }
  pool.connect = connect;
}
