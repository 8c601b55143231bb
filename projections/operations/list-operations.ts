import type { Pool } from 'pg';
import type { OperationRow } from '../tables/operations.ts';
import type { Page } from '../tables/replay.ts';

const columns = `id, kind, projections, actor_label as "actorLabel", actor_id as "actorId", reason, position,
  requested_at as "requestedAt", status, message, is_cancel_requested as "isCancelRequested", phase, processed, total,
  events_per_second as "eventsPerSecond", seconds_left as "secondsLeft", started_at as "startedAt", ended_at as "endedAt"`;

/** What people asked to be done with the read models, newest first. */
export async function listOperations(
  pool: Pick<Pool, 'query'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<OperationRow>> {
  const { rows } = await pool.query<OperationRow>(
    `select ${columns} from read.operations order by id desc limit $1 offset $2`,
    [limit, offset],
  );
  const { rows: counted } = await pool.query<{ count: number }>(
    'select count(*)::integer as count from read.operations',
  );
  return { count: counted[0]?.count ?? 0, rows };
}

/** What is to be done next, or goes on; null where all has ended. */
export async function openOperation(pool: Pick<Pool, 'query'>): Promise<OperationRow | null> {
  const { rows } = await pool.query<OperationRow>(
    `select ${columns} from read.operations where status in ('waiting', 'running') order by id limit 1`,
  );
  return rows[0] ?? null;
}
