import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Period } from '#http/filters.ts';
import type { Reading } from '../kit/reading.ts';
import { within } from '../kit/search.ts';

/** What a period is asked of: of the looks, or of the items that they tag. */
const sources = {
  posted: {
    of: sql`read.looks as found where found.life = 'posted' and`,
    id: sql`found.id`,
    time: 'found.posted_at',
  },
  decided: { of: sql`read.look_items as found where`, id: sql`found.look_id`, time: 'found.decided_at' },
} as const;

/**
 * Between which ids the looks of a period lie. Ids are given almost in the order of time: the list walks them from the first that may
 * match, and not through all that are newer. Looked up once for each position of the read models.
 */
export async function idsOfPeriod(
  { db, remember }: Reading,
  what: keyof typeof sources,
  period: Period,
): Promise<RawBuilder<SqlBool>> {
  const { of, id, time } = sources[what];
  const key = `looks ${what} ${period.from ?? ''} ${period.until ?? ''}`;
  const { first, last } = await remember(key, async () => {
    // Adding nothing keeps the planner from walking the ids themselves in search of the first that matches.
    const { rows } = await sql<{ first: number | null; last: number | null }>`
      select min(${id} + 0) as first, max(${id} + 0) as last from ${of} ${within(time, period)}`.execute(db);
    return rows[0] ?? { first: null, last: null };
  });
  return first === null ? sql<SqlBool>`false` : sql<SqlBool>`look.id between ${first} and ${last}`;
}
