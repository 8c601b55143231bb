import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** The key of the advisory lock whose holder leads. */
export const advisoryKey = 7_420_001;
const askEveryMs = 1_000;

/**
 * Runs `work` while this process leads. One process holds the database's advisory lock; when that process ends, another takes
 * over. If `work` fails or the lock is lost, reports the error and starts again after a pause, until the signal aborts.
 */
export async function whileLeading(
  pool: Pool,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
  report: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    let connection: PoolClient | null = null;
    const lost = new AbortController();
    try {
      connection = await pool.connect();
      connection.on('error', () => lost.abort());
      const { rows } = await connection.query<{ leads: boolean }>(
        'select pg_try_advisory_lock($1) as leads',
        [advisoryKey],
      );
      if (rows[0]?.leads) await work(AbortSignal.any([signal, lost.signal]));
    } catch (error) {
      report(error);
    } finally {
      // Closing the connection releases the lock.
      connection?.release(true);
    }
    if (!signal.aborted) await delay(askEveryMs, undefined, { signal }).catch(() => undefined);
  }
}
