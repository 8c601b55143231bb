import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { businessDayOf, endOfBusinessDay, startOfBusinessDay } from '#domain/business-day.ts';
import type { ReadModels } from '../../../database.ts';
import { among } from '../../search.ts';
import { allOf, type SpanTables } from './spans.ts';

/**
 * Returns how many things stood in some statuses at an instant: all that entered, minus all that left. Whole days come from
 * counters; the instant's own day is read from the spans, unless the instant is its end. `scope` is a brand, or 0 for all.
 */
export async function countStanding(
  db: ReadModels,
  { spans, days, stat, hasBrands }: SpanTables,
  { scope, statuses, time }: { scope: number; statuses: readonly string[]; time: string },
): Promise<number> {
  const day = businessDayOf(time);
  const isEnd = Date.parse(time) === Date.parse(endOfBusinessDay(day)) - 1;
  const ranges = statuses.flatMap((status) => [
    { low: `${status} in `, high: `${status} in ${day}`, sign: 1 },
    { low: `${status} out `, high: `${status} out ${day}`, sign: -1 },
  ]);
  // Days of ten digits sort as text; `~` sorts behind each of them.
  const highest = ranges.map(({ high }) => (isEnd ? `${high}~` : high));
  const { rows } = await sql<{ count: string }>`
    select coalesce(sum(part.sign * counted.count), 0) as count
    from unnest(${ranges.map(({ low }) => low)}::text[], ${highest}::text[], ${ranges.map(({ sign }) => sign)}::int[])
      as part (low, high, sign)
    cross join lateral (
      select sum(count) as count from ${sql.table(days)} as kept
      where kept.stat = ${stat} and kept.scope = ${scope} and kept.bucket >= part.low and kept.bucket < part.high
    ) as counted`.execute(db);
  const before = Number(rows[0]?.count ?? 0);
  if (isEnd) return before;
  const ofBrand = hasBrands || scope !== 0 ? sql<SqlBool>`span.brand_id = ${scope}` : null;
  const own = [among('span.status', statuses), ...(ofBrand === null ? [] : [ofBrand])];
  const moved = (column: 'from_time' | 'until_time') => {
    const at = sql.ref(`span.${column}`);
    const within = sql<SqlBool>`${at} >= ${startOfBusinessDay(day)} and ${at} <= ${time}`;
    return countSpans(db, spans, allOf([within, ...own]));
  };
  const [entered, left] = await Promise.all([moved('from_time'), moved('until_time')]);
  return before + entered - left;
}

async function countSpans(db: ReadModels, spans: string, condition: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${sql.table(spans)} as span where ${condition}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
