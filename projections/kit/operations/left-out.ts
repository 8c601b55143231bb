import type { Pool } from 'pg';

/** Counts of events that are not folded into rows, by projection, and of events that no projection knows. */
export interface LeftOut {
  /** By projection: events that wait for a person's decision. */
  parked: Record<string, number>;
  /** By projection: events that a person decided to skip. */
  skipped: Record<string, number>;
  unknown: number;
}

interface Line {
  what: 'parked' | 'skipped' | 'unknown';
  projection: string | null;
  count: number;
}

/** Counts the events left out of the read models, in one statement. */
export async function leftOut(pool: Pick<Pool, 'query'>): Promise<LeftOut> {
  const { rows } = await pool.query<Line>(
    `select 'parked' as what, projection, count(*)::integer as count from read.parked group by projection
     union all select 'skipped', projection, count(*)::integer from read.skipped_events group by projection
     union all select 'unknown', null, coalesce(sum(count), 0)::integer from read.unknown_types`,
  );
  const of = (what: Line['what']) => rows.filter((row) => row.what === what);
  const byProjection = (lines: Line[]) =>
    Object.fromEntries(lines.map(({ projection, count }) => [projection ?? '', count]));
  return {
    parked: byProjection(of('parked')),
    skipped: byProjection(of('skipped')),
    unknown: of('unknown')[0]?.count ?? 0,
  };
}
