import { type RawBuilder, sql } from 'kysely';
import { type SumField, sumFields } from '#domain/metrics/metric-fields.ts';
import type { DayTable } from '#projections/kit/tables/day-table.ts';
import type { Reading } from '../kit/reading.ts';
import type { WholeDays } from '../kit/whole-days.ts';
import type { Asked } from './asked.ts';
import { countedFrom, type Part } from './part.ts';

/**
 * What the runner counted of whole days, without points unless staff ask. Looks that any brand likes stand under brand 0, for members
 * only.
 */
export function daysPart(
  { caller }: Reading,
  { name, fields }: DayTable,
  { dimension, brandId, ids }: Asked,
  { from, until }: WholeDays,
): Part {
  const conditions = [
    sql`days.dimension = ${sql.lit(dimension)}`,
    ...(brandId === undefined ? [] : [sql`days.brand_id = ${brandId}`]),
    ...(from === undefined ? [] : [sql`days.day >= ${from}::date`]),
    ...(until === undefined ? [] : [sql`days.day < ${until}::date`]),
    ...ids.map((found) => found('days.id')),
  ];
  const ofAll = dimension === 'curators' && brandId === undefined;
  const sums = sumFields
    .filter((field) => fields.includes(field) && (caller.label === 'staff' || field !== 'pointAmount'))
    .map((field): [SumField, RawBuilder<unknown>] => {
      const sum = sql`sum(days.${sql.ref(field)}::float8)`;
      return [
        field,
        ofAll && field === 'brandLikeCount' ? sql`coalesce(${sum} filter (where days.brand_id = 0), 0)` : sum,
      ];
    });
  const source = sql`${sql.raw(name)} as days where ${sql.join(conditions, sql` and `)}`;
  return countedFrom(source, sql.ref('days.id'), Object.fromEntries(sums));
}
