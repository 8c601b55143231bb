import type { Pool } from 'pg';
import type { KeptDifference } from '../tables/kept-difference.ts';
import type { OperationRow } from '../tables/operations.ts';
import type { Page } from '../tables/replay.ts';

const columns = `id, kind, projections, source, subject, actor_label as "actorLabel", actor_id as "actorId", via, reason, position,
  requested_at as "requestedAt", status, message, is_cancel_requested as "isCancelRequested", phase, processed, total,
  events_per_second as "eventsPerSecond", seconds_left as "secondsLeft", started_at as "startedAt", ended_at as "endedAt", differences, result`;

/** Lists the operations that people requested, newest first. */
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

export async function findOperation(pool: Pick<Pool, 'query'>, id: number): Promise<OperationRow | null> {
  const { rows } = await pool.query<OperationRow>(`select ${columns} from read.operations where id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Lists the stored differences of an operation, in the order in which they were found. */
export async function listDifferences(
  pool: Pick<Pool, 'query'>,
  operation: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<KeptDifference>> {
  const { rows } = await pool.query<{ difference: KeptDifference }>(
    'select difference from read.operation_differences where operation = $1 order by nth limit $2 offset $3',
    [operation, limit, offset],
  );
  const { rows: counted } = await pool.query<{ count: number }>(
    'select count(*)::integer as count from read.operation_differences where operation = $1',
    [operation],
  );
  return { count: counted[0]?.count ?? 0, rows: rows.map(({ difference }) => difference) };
}

/** Returns the operation that runs or is next; null if all operations have ended. */
export async function openOperation(pool: Pick<Pool, 'query'>): Promise<OperationRow | null> {
  const { rows } = await pool.query<OperationRow>(
    `select ${columns} from read.operations where status in ('waiting', 'running') order by id limit 1`,
  );
  return rows[0] ?? null;
}
