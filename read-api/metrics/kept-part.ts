import { type RawBuilder, sql } from 'kysely';
import { type SumField, sumFields } from '#domain/metrics/metric-fields.ts';
import type { DayTable } from '#projections/kit/tables/day-table.ts';
import { atLevel } from '#projections/kit/tables/levels.ts';
import type { Reading } from '../kit/reading.ts';
import type { Asked } from './asked.ts';
import type { Kept } from './kept.ts';
import { countedFrom, type Part } from './part.ts';

/**
 * What the runner counted in whole days, in whole months or ever; without points unless staff ask. Awaited looks count as overdue:
 * `unduePart` subtracts those that are not due yet.
 */
export function keptPart(
  { caller }: Reading,
  { name, fields }: DayTable,
  { dimension, brandId, ids }: Asked,
  { level, from, until }: Kept,
): Part {
  const conditions = [
    sql`days.dimension = ${sql.lit(atLevel(dimension, level))}`,
    ...(dimension === 'curators' ? [sql`days.brand_id = 0`] : []),
    ...(brandId === undefined ? [] : [sql`days.brand_id = ${brandId}`]),
    ...(from === undefined ? [] : [sql`days.day >= ${from}::date`]),
    ...(until === undefined ? [] : [sql`days.day < ${until}::date`]),
    ...ids.map((found) => found('days.id')),
  ];
  const source = sql`${sql.raw(name)} as days where ${sql.join(conditions, sql` and `)}`;
  const sum = (field: string) => sql`sum(days.${sql.ref(field)}::float8)`;
  const sums = sumFields
    .filter((field) => fields.includes(field) && (caller.label === 'staff' || field !== 'pointAmount'))
    .map((field): [SumField, RawBuilder<unknown>] => [field, sum(field)]);
  return countedFrom(source, sql.ref('days.id'), {
    ...Object.fromEntries(sums),
    ...(fields.includes('awaitedCount') && { overdueCount: sum('awaitedCount') }),
  });
}
