import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Period } from '#http/filters.ts';
import { idsInStretch } from '#projections/kit/tables/stretches.ts';
import type { Reading } from '../kit/reading.ts';

/** The counters by day (UTC) for each kind of period. */
const stats = { posted: 'looks_posted_by_day', decided: 'looks_decided_by_day' } as const;

/**
 * Returns the bounds of the ids of a period's looks, rounded to stretches. Ids are almost in time order, so the list
 * scans from the first possible match, not from the newest look. The bounds are cached until the read models advance.
 */
export async function idsOfPeriod(
  { db, remember }: Reading,
  what: keyof typeof stats,
  { from, until }: Period,
): Promise<RawBuilder<SqlBool>> {
  const first = from === undefined ? null : dayOf(from);
  const last = until === undefined ? null : dayOf(until);
  const { low, high } = await remember(`looks ${what} ${first} ${last}`, async () => {
    const { rows } = await sql<{ low: number | null; high: number | null }>`
      select min(stretch) as low, max(stretch) as high
      from read.counters, lateral (select split_part(bucket, ' ', 2)::integer as stretch) as parts
      where stat = ${stats[what]} and scope = 0 and ${daysBetween(sql`left(bucket, 10)`, first, last)}`.execute(
      db,
    );
    return rows[0] ?? { low: null, high: null };
  });
  if (low === null || high === null) return sql<SqlBool>`false`;
  return sql<SqlBool>`look.id between ${low * idsInStretch} and ${(high + 1) * idsInStretch - 1}`;
}

const dayOf = (time: string) => time.slice(0, 10);

/** Whether a day is between two days, inclusive; a null end is unbounded. */
function daysBetween(day: RawBuilder<unknown>, first: string | null, last: string | null) {
  return sql<SqlBool>`(${first}::text is null or ${day} >= ${first}) and (${last}::text is null or ${day} <= ${last})`;
}
