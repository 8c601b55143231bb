import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Paging, sortingOf } from '#http/lists.ts';
import type { Reading } from '../../reading.ts';
import { newestFirst } from '../../sorted-list.ts';
import type { CompareParams, ListChange, ListDifference, Move } from './contract.ts';
import { type ListQuery, matching, type PastList } from './past-list.ts';
import { allOf, type SpanTables, spanBrand } from './spans.ts';

/** The two ISO instants of a comparison. */
export interface Ends {
  from: string;
  to: string;
}

/** A thing that differs between both instants. */
export interface Moved extends Move {
  id: number;
}

/** A list at both instants, joined by its things: `before` and `after` have a thing's id, status and creation. */
export async function joined<Query>(
  reading: Reading,
  list: SpanTables & Pick<PastList<Query, never>, 'asked' | 'createdAt'>,
  query: Query,
  { from, to }: Ends,
): Promise<{ both: RawBuilder<unknown> }> {
  const brand = spanBrand(reading.caller, list);
  const created = sql.ref(`own.${list.createdAt}`);
  const [before, after] = await Promise.all(
    [from, to].map(async (time) => {
      const asked = await list.asked(reading, query, time);
      return sql`(select span.id, span.status, ${created} as created from ${matching(list, asked, brand, time)})`;
    }),
  );
  return { both: sql`${before} as before full join ${after} as after on after.id = before.id` };
}

/** Counts the things of both instants by their two statuses, and those that differ. */
export async function differenceOfLists(
  { db }: Reading,
  { both }: { both: RawBuilder<unknown> },
): Promise<ListDifference> {
  const { rows } = await sql<{ fromStatus: string | null; toStatus: string | null; count: string }>`
    select before.status as "from_status", after.status as "to_status", count(*) as count from ${both}
    group by 1, 2 order by 1 nulls first, 2 nulls first`.execute(db);
  const matrix = rows.map(({ count, ...cell }) => ({ ...cell, count: Number(count) }));
  return { ...sumsOf(matrix), matrix };
}

function sumsOf(matrix: ListDifference['matrix']): Record<ListChange, number> {
  const sums = { entered: 0, left: 0, changed: 0 };
  for (const cell of matrix) {
    const change = changeOf(cell);
    if (change !== null) sums[change] += cell.count;
  }
  return sums;
}

/** What became of a thing; null if it stayed as it was. */
function changeOf({ fromStatus, toStatus }: Omit<Move, 'change'>): ListChange | null {
  if (fromStatus === null) return 'entered';
  if (toStatus === null) return 'left';
  return fromStatus === toStatus ? null : 'changed';
}

/** Returns how many of the things that differ match the comparison's own filters. */
export function countMoved({ matrix }: ListDifference, asked: CompareParams): number {
  return matrix
    .filter((cell) => changeOf(cell) !== null && isAsked(cell, asked))
    .reduce((sum, { count }) => sum + count, 0);
}

function isAsked(cell: Omit<Move, 'change'>, { change, from_status, to_status }: CompareParams): boolean {
  return (
    (change === undefined || changeOf(cell) === change) &&
    (from_status === undefined || cell.fromStatus === from_status) &&
    (to_status === undefined || cell.toStatus === to_status)
  );
}

const conditions: Readonly<Record<ListChange, RawBuilder<SqlBool>>> = {
  entered: sql<SqlBool>`before.id is null`,
  left: sql<SqlBool>`after.id is null`,
  changed: sql<SqlBool>`before.status <> after.status`,
};

/** Returns a page of the things that differ, in the list's order. */
export async function movedThings(
  { db }: Reading,
  { both }: { both: RawBuilder<unknown> },
  { order, change, from_status, to_status }: ListQuery & CompareParams,
  { limit, offset }: Paging,
): Promise<Moved[]> {
  const { field, descending } = sortingOf<'id' | 'created_time'>(order, newestFirst);
  const direction = descending ? sql`desc` : sql`asc`;
  const created =
    field === 'created_time' ? sql`coalesce(after.created, before.created) ${direction}, ` : sql``;
  const asked = [
    change === undefined ? sql<SqlBool>`before.status is distinct from after.status` : conditions[change],
    ...(from_status === undefined ? [] : [sql<SqlBool>`before.status = ${from_status}`]),
    ...(to_status === undefined ? [] : [sql<SqlBool>`after.status = ${to_status}`]),
  ];
  const { rows } = await sql<{ id: number; fromStatus: string | null; toStatus: string | null }>`
    select coalesce(after.id, before.id) as id, before.status as "from_status", after.status as "to_status"
    from ${both} where ${allOf(asked)}
    order by ${created}coalesce(after.id, before.id) ${direction} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.flatMap((row) => {
    const became = changeOf(row);
    return became === null ? [] : [{ ...row, change: became }];
  });
}
