import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';

/** The key of the runner's advisory lock: an arbitrary number, which must be the same in every version. */
export const runnerLock = 7_326_002;
const retryMs = 500;

/**
 * Waits until this connection holds an advisory lock, the runner's if omitted. Returns false if the signal aborts first. The
 * lock is released with the connection. It polls because a session that waits inside Postgres holds a snapshot, which keeps
 * vacuum from removing dead rows.
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
