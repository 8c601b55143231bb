import type { Pool } from 'pg';
import type { Page, ParkedEvent, ParkedGroup } from '../tables/replay.ts';

const groups = `
  select distinct on (projection, entity)
    projection, entity, position, stream, type, error, parked_at as "parkedAt", retries, retried_at as "retriedAt",
    count(*) over (partition by projection, entity)::integer - 1 as waiting
  from read.parked where projection = coalesce($1, projection) and entity = coalesce($2, entity)
  order by projection, entity, position`;

/** Lists parked rows; the row that has been parked for longest comes first. */
export async function listParked(
  pool: Pool,
  { projection = null, limit, offset }: { projection?: string | null; limit: number; offset: number },
): Promise<Page<ParkedGroup>> {
  const { rows } = await pool.query<ParkedGroup>(
    `select * from (${groups}) parked order by position, projection, entity limit $3 offset $4`,
    [projection, null, limit, offset],
  );
  const { rows: counted } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from (
       select distinct projection, entity from read.parked where projection = coalesce($1, projection)) parked`,
    [projection],
  );
  return { count: counted[0]?.count ?? 0, rows };
}

const shownAtMost = 200;

/** Returns the parked events of one row; null if the row is not parked. */
export async function showParked(
  pool: Pool,
  projection: string,
  entity: string,
): Promise<{ group: ParkedGroup; events: ParkedEvent[] } | null> {
  const { rows: found } = await pool.query<ParkedGroup>(groups, [projection, entity]);
  const [group] = found;
  if (group === undefined) return null;
  const { rows: events } = await pool.query<ParkedEvent>(
    `select position, log.stream, log.revision, log.type, log.effective_at as "effectiveAt",
       parked_at as "parkedAt", error, log.data, log.metadata
     from read.parked join read.log using (position)
     where projection = $1 and entity = $2 order by position limit $3`,
    [projection, entity, shownAtMost],
  );
  return { group, events };
}
