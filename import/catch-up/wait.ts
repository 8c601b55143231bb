import { setTimeout } from 'node:timers/promises';
import { errorCode } from '#backend/failure.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { headPosition } from '#event-store/load.ts';
import { projectionStatus } from '#projections/kit/runner/status.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import { patiently } from '../write/patiently.ts';

const lookEveryMs = 200;
/** If the position does not change for this long, no process runs the projections. */
const patienceMs = 30_000;
const noSuchTable = '42P01';

/**
 * Waits until the read models hold every event that the store contains now; later events do not matter. Returns false
 * if no process runs the projections, or the wait is interrupted.
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
    const head = await patiently(() => headPosition(client));
    while (!signal.aborted && Date.now() - movedAt < patienceMs) {
      const { lagSeconds, position } = await patiently(() => projectionStatus(pool, client));
      // A lag of 0 also counts as caught up, as the log may end with notes, which no read model contains.
      if (position >= head || lagSeconds === 0) return true;
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
