import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';

/** Any number will do, as long as it is this one in every version. */
export const runnerLock = 7_326_002;
const retryMs = 500;

/**
 * Waits until this connection holds the lock, the runner's unless another is named, that one may hold at a time; false
 * where the signal came first. The lock lives and ends with the connection. It is asked for again and again, since a
 * session that waits inside Postgres would keep dead rows from being cleared away.
 */
export async function becomeActive(
  client: Client,
  signal: AbortSignal,
  lock: number = runnerLock,
): Promise<boolean> {
  while (!signal.aborted) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      lock,
    ]);
    if (rows[0]?.locked) return true;
    await setTimeout(retryMs, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
