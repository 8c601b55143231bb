import type { QueryConfig } from 'pg';
import { snakeCase } from '#domain/text/snake-case.ts';
import type { CounterRow } from '../tables/counters.ts';
import type { DayTable } from '../tables/day-table.ts';
import type { Bucket } from './stat.ts';

/** The place of a sum: what it is of, on which business day (UTC+9). */
export interface DayPlace {
  dimension: string;
  brandId: number;
  day: string;
  id: number;
}

/** Returns the buckets of a place, one a field that is not 0: `brands 7 2026-03-05 requestedCount`. The scope is the id. */
export function dayBuckets(
  { dimension, brandId, day, id }: DayPlace,
  sums: Readonly<Record<string, number>>,
): Bucket[] {
  const place = `${dimension} ${brandId} ${day}`;
  return Object.entries(sums).flatMap(([field, weight]) =>
    weight === 0 ? [] : [{ scope: id, bucket: `${place} ${field}`, weight }],
  );
}

interface Summed extends DayPlace {
  sums: Map<string, number>;
}

/** Returns the statement that adds these counters to the table, which may be negative. */
export function addedToDays({ name, fields }: DayTable, counters: readonly CounterRow[]): QueryConfig {
  const rows = new Map<string, Summed>();
  for (const { scope: id, bucket, count } of counters) {
    const end = bucket.lastIndexOf(' ');
    const key = `${id} ${bucket.slice(0, end)}`;
    let row = rows.get(key);
    if (row === undefined) {
      const [dimension = '', brandId, day = ''] = bucket.split(' ');
      row = { dimension, brandId: Number(brandId), day, id, sums: new Map() };
      rows.set(key, row);
    }
    row.sums.set(bucket.slice(end + 1), count);
  }
  const all = [...rows.values()];
  const columns = fields.map(snakeCase);
  return {
    name: `add to ${name}`,
    text: `insert into ${name} as kept (dimension, brand_id, day, id, ${columns.join(', ')})
      select * from unnest($1::text[], $2::integer[], $3::date[], $4::integer[],
        ${fields.map((_, index) => `$${index + 5}::bigint[]`).join(', ')})
      on conflict (dimension, brand_id, day, id) do update
      set ${columns.map((column) => `${column} = kept.${column} + excluded.${column}`).join(', ')}`,
    values: [
      all.map(({ dimension }) => dimension),
      all.map(({ brandId }) => brandId),
      all.map(({ day }) => day),
      all.map(({ id }) => id),
      ...fields.map((field) => all.map(({ sums }) => sums.get(field) ?? 0)),
    ],
  };
}

/** Returns SQL that selects the sums that are not 0 as counters of a stat, where a condition on `day` holds. */
export function selectDays({ name, fields }: DayTable, stat: string, where: string): string {
  const each = fields.map((field) => `('${field}', ${snakeCase(field)})`).join(', ');
  return `select '${stat}' as stat, id as scope, summed.count::float8 as count,
      dimension || ' ' || brand_id || ' ' || to_char(day, 'YYYY-MM-DD') || ' ' || summed.field as bucket
    from ${name} cross join lateral (values ${each}) as summed (field, count)
    where summed.count <> 0 and ${where}`;
}
