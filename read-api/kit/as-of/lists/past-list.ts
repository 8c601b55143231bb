import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Listed, type Paging, pagingOf, sortingOf } from '#http/lists.ts';
import type { ReadDeps } from '../../../deps.ts';
import { givesOnly } from '../../count-rows.ts';
import { listPage } from '../../list-page.ts';
import type { Reading } from '../../reading.ts';
import { among } from '../../search.ts';
import { newestFirst } from '../../sorted-list.ts';
import type { Around } from './around.ts';
import { type CountedBy, standingBy, statusOfSpan } from './count-then.ts';
import type { KnownThen } from './instant-of.ts';
import { readingThen } from './reading-then.ts';
import { allOf, type SpanTables, spanAt, spanBrand } from './spans.ts';

type CountedThen = SpanTables & Pick<PastList<never, never>, 'counted'>;

/** What a list's query asks of the past. Conditions name the alias `span`, and `own` for the thing's own row. */
export interface AskedThen {
  /** The statuses; undefined for all. */
  statuses?: readonly string[] | undefined;
  /** The brand of things of one brand. */
  brandId?: number | undefined;
  conditions: readonly RawBuilder<SqlBool>[];
}

/** A list whose past can be viewed. */
export interface PastList<Query, Row> extends SpanTables {
  /** The category of the streams that hold the things. */
  category: string;
  /** The id of the stream that holds a thing, if a stream holds several. */
  streamOf?: (id: number) => number;
  /** The projection that fills the thing's own row. */
  projection: string;
  known: KnownThen;
  /** The column of `created_time` in the thing's own row: `created_at`. */
  createdAt: string;
  /** The filters that counters know besides statuses: a brand, if the things are of one. */
  counted: readonly string[];
  asked(reading: Reading, query: Query, time: string): Promise<AskedThen>;
  around: Around;
  /** Answers the rows of these things from the read models of the instant. */
  shown(reading: Reading, ids: readonly number[]): Promise<Row[]>;
}

export type ListQuery = { limit?: number; offset?: number; order?: string };

/** Returns a page of a list as it was at an ISO instant. Names of people, brands and products are today's. */
export async function pageThen<Query extends ListQuery, Row>(
  deps: ReadDeps,
  reading: Reading,
  list: PastList<Query, Row>,
  query: Query,
  time: string,
): Promise<Listed<Row>> {
  const asked = await list.asked(reading, query, time);
  return listPage({
    paging: pagingOf(query),
    count: () => countThen(reading, list, query, asked, time),
    ids: (paging) => idsThen(reading, list, query.order, asked, time, paging),
    rows: (ids) => rowsThen(deps, reading, list, ids, time),
  });
}

/** Returns rows of a list as they were at an instant, in the order of the ids. */
export async function rowsThen<Query, Row>(
  deps: ReadDeps,
  reading: Reading,
  list: PastList<Query, Row>,
  ids: readonly number[],
  time: string,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { past, isParked } = await readingThen(deps, reading, list, ids, time);
  if (isParked) reading.noteParked();
  return list.shown(past, ids);
}

/** Returns a row without its actions: nothing can be done with the past. */
export function inactive<Row extends object>(row: Row): Row {
  return 'actions' in row ? { ...row, actions: [] } : row;
}

/** Returns the exact number of things in a list at an instant. */
export async function countThen<Query extends object>(
  reading: Reading,
  list: CountedThen,
  query: Query,
  asked: AskedThen,
  time: string,
): Promise<number> {
  const by = { levels: asked.statuses ?? list.statuses, ofSpan: statusOfSpan };
  const counts = await countsThen(reading, list, query, asked, time, by);
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Returns the exact numbers of things in a list at an instant, by level: by status, unless `by` names other levels. */
export async function countsThen<Query extends object>(
  { db, caller }: Reading,
  list: CountedThen,
  query: Query,
  asked: AskedThen,
  time: string,
  by: CountedBy = { levels: list.statuses, ofSpan: statusOfSpan },
): Promise<Map<string, number>> {
  const brand = spanBrand(caller, list);
  const { as_of: _, ...filters } = query as Query & { as_of?: string };
  if (givesOnly(filters, [...list.counted, 'language', 'time_zone'])) {
    const isOther = brand !== null && brand !== 0 && asked.brandId !== undefined && asked.brandId !== brand;
    if (isOther) return new Map();
    const scope = brand === null || brand === 0 ? (asked.brandId ?? 0) : brand;
    return standingBy(db, list, by, { scope, time });
  }
  const { rows } = await sql<{ level: string; count: string }>`
    select ${by.ofSpan} as level, count(*) as count from ${matching(list, asked, brand, time)} group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ level, count }) => [level, Number(count)]));
}

/** Returns the ids of a page of a list at an instant. */
export async function idsThen(
  { db, caller }: Reading,
  list: SpanTables & Pick<PastList<never, never>, 'createdAt'>,
  order: string | undefined,
  asked: AskedThen,
  time: string,
  { limit, offset }: Paging,
): Promise<number[]> {
  const { field, descending } = sortingOf<'id' | 'created_time'>(order, newestFirst);
  const direction = descending ? sql`desc` : sql`asc`;
  const created = field === 'created_time' ? sql`${sql.ref(`own.${list.createdAt}`)} ${direction}, ` : sql``;
  const { rows } = await sql<{ id: number | bigint }>`
    select span.id from ${matching(list, asked, spanBrand(caller, list), time)}
    order by ${created}span.id ${direction} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => Number(id));
}

/** The spans under way at the instant, with the things' own rows, as far as the query and the scope allow. */
export function matching(
  { spans, own }: SpanTables,
  { statuses, brandId, conditions }: AskedThen,
  brand: number | null,
  time: string,
): RawBuilder<unknown> {
  const all = [
    spanAt('span', time),
    ...(statuses === undefined ? [] : [among('span.status', statuses)]),
    ...(brand === null ? [] : [sql<SqlBool>`span.brand_id = ${brand}`]),
    ...(brandId === undefined ? [] : [sql<SqlBool>`span.brand_id = ${brandId}`]),
    ...conditions,
  ];
  return sql`${sql.table(spans)} as span join ${sql.table(own)} as own on own.id = span.id where ${allOf(all)}`;
}
