import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** The transaction around the current code. `isOpen` is false for work that outlives its transaction. */
const around = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Runs work in a transaction. The work must use only this transaction's connection: waiting for a second one can deadlock when
 * all connections wait likewise.
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

/** Makes a pool throw if code inside a transaction asks it for a second connection, so that every test finds this bug at once. */
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
