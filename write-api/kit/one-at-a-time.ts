import pg from 'pg';
import { ApiError } from '#http/errors.ts';
import { inTurns } from './commands/in-turn.ts';

/**
 * Runs work under a name while no other process runs work under the same name. Throws 503 if the lock does not become free in
 * time.
 */
export type OneAtATime = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

const patienceMs = 10_000;

/**
 * Creates the locks. Each process takes a lock on one connection outside the pool. If a waiter held a pooled connection, it
 * could starve the work that it waits for.
 */
export function locksOf(connection: pg.ClientConfig): OneAtATime {
  const inTurn = inTurns();
  return (name, work) => {
    const asked = performance.now();
    return inTurn(name, async () => {
      if (performance.now() - asked > patienceMs) throw busy();
      const client = new pg.Client(connection);
      // Without a listener, the loss of the connection would end the process.
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query(`set lock_timeout = ${patienceMs}`);
        await client.query('select pg_advisory_lock(hashtext($1))', [name]);
        return await work();
      } finally {
        // Closing the connection releases the lock.
        await client.end();
      }
    });
  };
}

function busy(): ApiError {
  const message = 'others are changing this at the moment; nothing was done, try again';
  return new ApiError(503, 'service.unavailable', message, { headers: { 'retry-after': '2' } });
}
