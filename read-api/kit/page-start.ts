import { sql } from 'kysely';
import type { Paging } from '#http/lists.ts';
import { idsInStretch } from '#projections/kit/tables/stretches.ts';
import type { Reading } from './reading.ts';

/** A list in the order of its ids, the rows of which are counted by status and by stretch of ids. */
interface CountedList {
  /** The stat by status over all, and that by stretch and status. */
  byStatus: string;
  inStretches: string;
  /** The statuses that it shows; all when left out. */
  statuses: readonly string[] | undefined;
  descending: boolean;
}

export interface PageStart {
  /** The first id, in the list's direction, that may be on the page, and how those that follow compare with it. */
  id: number;
  compare: '<=' | '>=';
  /** How many of the list's rows come from there on before the page. */
  skip: number;
}

/**
 * Where a page far down a list of staff's begins, so that only a stretch of ids is walked and not all before it; null where
 * the page is near, or no counters know. They do not in tables of an earlier version that were switched back to.
 */
export async function startOfPage(
  { db, caller, remember }: Reading,
  { byStatus, inStretches, statuses, descending }: CountedList,
  { offset }: Pick<Paging, 'offset'>,
): Promise<PageStart | null> {
  if (caller.label !== 'staff' || offset < idsInStretch) return null;
  const { counts } = await remember(`${inStretches} ${statuses ?? ''}`, async () => {
    const of = statuses === undefined ? sql`true` : sql`bucket = any(${[...statuses]})`;
    const { rows } = await sql<{ stretch: number | null; count: number }>`
      select case stat when ${inStretches} then scope end as stretch, sum(count)::integer as count
      from read.counters
      where (stat = ${inStretches} or stat = ${byStatus} and scope = 0) and ${of}
      group by 1 order by 1`.execute(db);
    return { counts: rows };
  });
  const total = counts.find(({ stretch }) => stretch === null)?.count;
  const stretches = counts.flatMap(({ stretch, count }) => (stretch === null ? [] : [{ stretch, count }]));
  if (stretches.reduce((sum, { count }) => sum + count, 0) !== total) return null;
  const ordered = descending ? stretches.toReversed() : stretches;
  let skip = offset;
  for (const [index, { stretch, count }] of ordered.entries()) {
    const lowest = stretch * idsInStretch;
    const begin = descending
      ? ({ id: lowest + idsInStretch - 1, compare: '<=' } as const)
      : ({ id: lowest, compare: '>=' } as const);
    if (skip < count || index === ordered.length - 1) return { ...begin, skip };
    skip -= count;
  }
  return null;
}
