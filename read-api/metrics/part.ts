import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type MetricDimension, type SumField, sumFields } from '#domain/metrics/metric-fields.ts';

/** A part of the sums: rows of an id and every field, which are added up by the id. */
export type Part = RawBuilder<unknown>;
type Sums = Partial<Record<SumField, RawBuilder<unknown>>>;

/** The columns of a source that hold the ids of each kind of row. */
export type IdColumns = Readonly<Record<MetricDimension, string>>;

/** What a source counts by id; fields that it does not name are 0. */
export function countedBy<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  id: string,
  sums: Sums,
): Part {
  return sql`${query.select([sql<number>`${sql.ref(id)}`.as('id'), ...columnsOf(sums)]).groupBy(sql.ref(id))}`;
}

/** The same from SQL: what follows `from`, up to the conditions. */
export function countedFrom(from: RawBuilder<unknown>, id: RawBuilder<unknown>, sums: Sums): Part {
  const columns = columnsOf(sums).map((column) => sql`${column}`);
  return sql`select ${id} as id, ${sql.join(columns)} from ${from} group by 1`;
}

/** Floats of eight bytes are exact far beyond any sum, and add up several times faster than Postgres's sums of bigint. */
function columnsOf(sums: Sums) {
  return sumFields.map((field) => sql<number>`(${sums[field] ?? sql.lit(0)})::float8`.as(field));
}

export const count = (condition?: RawBuilder<unknown>) =>
  condition === undefined ? sql`count(*)` : sql`count(*) filter (where ${condition})`;
export const sum = (value: RawBuilder<unknown>, condition?: RawBuilder<unknown>) =>
  condition === undefined
    ? sql`coalesce(sum(${value}), 0)`
    : sql`coalesce(sum(${value}) filter (where ${condition}), 0)`;
