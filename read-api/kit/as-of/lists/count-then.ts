import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { businessDayOf, endOfBusinessDay, startOfBusinessDay } from '#domain/business-day.ts';
import type { ReadModels } from '../../../database.ts';
import { allOf, type SpanTables } from './spans.ts';

/** The level by which things are counted: one that counters know, such as a status, and the same level of a span as SQL. */
export interface CountedBy {
  levels: readonly string[];
  ofSpan: RawBuilder<string>;
}

/** The status of a span. */
export const statusOfSpan = sql<string>`span.status`;

/** The counters and spans of things. */
export type Counters = Pick<SpanTables, 'spans' | 'days' | 'stat' | 'hasBrands'>;

/**
 * Returns how many things stood in each level at an instant: all that entered, minus all that left. Whole days come from counters;
 * the instant's own day is read from the spans, unless the instant is its end. `scope` is a brand, or 0 for all.
 */
export async function standingBy(
  db: ReadModels,
  { spans, days, stat, hasBrands }: Counters,
  { levels, ofSpan }: CountedBy,
  { scope, time }: { scope: number; time: string },
): Promise<Map<string, number>> {
  const day = businessDayOf(time);
  const isEnd = Date.parse(time) === Date.parse(endOfBusinessDay(day)) - 1;
  const ranges = levels.flatMap((level) => [
    { level, low: `${level} in `, high: `${level} in ${day}`, sign: 1 },
    { level, low: `${level} out `, high: `${level} out ${day}`, sign: -1 },
  ]);
  // Days of ten digits sort as text; `~` sorts behind each of them.
  const highest = ranges.map(({ high }) => (isEnd ? `${high}~` : high));
  const whole = sql`
    select part.level, part.sign * kept.count as count
    from unnest(${ranges.map(({ level }) => level)}::text[], ${ranges.map(({ low }) => low)}::text[],
      ${highest}::text[], ${ranges.map(({ sign }) => sign)}::int[]) as part (level, low, high, sign)
    cross join lateral (
      select sum(count) as count from ${sql.table(days)} as kept
      where kept.stat = ${stat} and kept.scope = ${scope} and kept.bucket >= part.low and kept.bucket < part.high
    ) as kept`;
  const ofBrand = hasBrands || scope !== 0 ? [sql<SqlBool>`span.brand_id = ${scope}`] : [];
  const moved = (column: 'from_time' | 'until_time', sign: number) => {
    const at = sql.ref(`span.${column}`);
    const within = sql<SqlBool>`${at} >= ${startOfBusinessDay(day)} and ${at} <= ${time}`;
    const among = sql<SqlBool>`${ofSpan} = any(${levels})`;
    return sql`
      select ${ofSpan} as level, ${sql.lit(sign)} * count(*) as count from ${sql.table(spans)} as span
      where ${allOf([within, among, ...ofBrand])} group by 1`;
  };
  const parts = isEnd ? [whole] : [whole, moved('from_time', 1), moved('until_time', -1)];
  const { rows } = await sql<{ level: string; count: string | null }>`
    select level, sum(count) as count from (${sql.join(parts, sql` union all `)}) as part group by level`.execute(
    db,
  );
  return new Map(rows.map(({ level, count }) => [level, Number(count ?? 0)]));
}
