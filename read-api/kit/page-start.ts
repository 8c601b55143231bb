import { sql } from 'kysely';
import type { Paging } from '#http/lists.ts';
import { idsInStretch } from '#projections/kit/tables/stretches.ts';
import type { Reading } from './reading.ts';

/** A list in id order whose rows are counted by status and by stretch of ids. */
interface CountedList {
  /** Names of the counters by status, and by stretch and status. */
  byStatus: string;
  inStretches: string;
  /** Statuses that the list shows; all by default. */
  statuses: readonly string[] | undefined;
  descending: boolean;
}

export interface PageStart {
  /** The first id, in list order, that may be on the page, and the comparison that selects the ids after it. */
  id: number;
  compare: '<=' | '>=';
  /** Number of list rows to skip between that id and the page. */
  skip: number;
}

/**
 * Finds the start of a page far down a staff list. The query then scans one stretch of ids instead of all rows before
 * the page. Null if the page is near the top. Also null if the counters do not exist, as after a switch back to an
 * earlier version.
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
