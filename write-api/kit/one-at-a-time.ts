import pg from 'pg';
import { ApiError } from '#http/errors.ts';
import { inTurns } from './commands/in-turn.ts';

/** Does something while no other process does anything under the same name. 503 where its turn does not come in time. */
export type OneAtATime = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

const patienceMs = 10_000;

/**
 * The lock has a connection of its own beside the pool, one a process: the work asks the pool, and a place there that is kept while
 * somebody waits is missing to the one who is waited for.
 */
export function locksOf(connection: pg.ClientConfig): OneAtATime {
  const inTurn = inTurns();
  return (name, work) => {
    const asked = performance.now();
    return inTurn(name, async () => {
      if (performance.now() - asked > patienceMs) throw busy();
      const client = new pg.Client(connection);
      // Unheard, the loss of the connection would end the process.
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query(`set lock_timeout = ${patienceMs}`);
        await client.query('select pg_advisory_lock(hashtext($1))', [name]);
        return await work();
      } finally {
        // The lock goes with the connection.
        await client.end();
      }
    });
  };
}

function busy(): ApiError {
  const message = 'others change this at the moment, one after another; nothing was done, try again';
  return new ApiError(503, 'service.unavailable', message, { headers: { 'retry-after': '2' } });
}
