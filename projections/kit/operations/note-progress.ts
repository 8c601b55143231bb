import type { Pool } from 'pg';
import type { Progress } from './verify-work.ts';

/** Stores the progress of an operation. Errors are ignored, since the next report follows soon. */
export async function noteProgress(
  pool: Pick<Pool, 'query'>,
  id: number,
  { phase, processed, total, eventsPerSecond, secondsLeft, differences }: Progress,
): Promise<void> {
  await pool
    .query(
      `update read.operations
       set phase = $2, processed = $3, total = $4, events_per_second = $5, seconds_left = $6, differences = $7
       where id = $1 and status = 'running'`,
      [id, phase, processed, total, eventsPerSecond, secondsLeft, differences],
    )
    .catch(() => undefined);
}
