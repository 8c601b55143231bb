import type { Pool } from 'pg';

/** Events that rows stand without, by projection, and those that no projection knows. */
export interface LeftOut {
  /** They wait for a person. */
  parked: Record<string, number>;
  /** A person decided to go on without them. */
  skipped: Record<string, number>;
  unknown: number;
}

interface Line {
  what: 'parked' | 'skipped' | 'unknown';
  projection: string | null;
  count: number;
}

/** Counts in one statement what is left out of the read models. */
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
