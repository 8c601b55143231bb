import { setTimeout } from 'node:timers/promises';
import { errorCode } from '#backend/failure.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { projectionStatus } from '#projections/runner/status.ts';
import { readPool } from '#projections/tables/connect.ts';

const lookEveryMs = 200;
/** Where nothing moves for so long, nobody runs the projections. */
const patienceMs = 30_000;
const noSuchTable = '42P01';

/**
 * Waits until the read models hold every event. Answers false where nobody runs the projections, or the wait is
 * interrupted.
 */
export async function caughtUp(
  databaseUrl: string,
  client: EventStoreDBClient,
  signal: AbortSignal,
): Promise<boolean> {
  const pool = readPool(databaseUrl, 1);
  pool.on('error', () => undefined);
  let [last, movedAt] = [-2n, Date.now()];
  try {
    while (!signal.aborted && Date.now() - movedAt < patienceMs) {
      const { lagSeconds, position } = await projectionStatus(pool, client);
      if (lagSeconds === 0) return true;
      if (position !== last) [last, movedAt] = [position, Date.now()];
      await setTimeout(lookEveryMs);
    }
    return false;
  } catch (error) {
    if (errorCode(error) === noSuchTable) return false;
    throw error;
  } finally {
    await pool.end();
  }
}
