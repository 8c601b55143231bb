import type { QueryConfig } from 'pg';
import { snakeCase } from '#domain/text/snake-case.ts';
import type { CounterRow } from '../tables/counters.ts';
import type { DayPlace, DayTable } from '../tables/day-table.ts';

/** What a row adds to sums by day: the same numbers at each of these places. */
export interface DayPart {
  places: readonly DayPlace[];
  sums: Readonly<Record<string, number>>;
}

/** The sums of a place, in the order of the table's fields. */
export interface Summed extends DayPlace {
  sums: number[];
}

/** Sums by their place. */
export type DayTally = Map<string, Summed>;

export function placeKey({ dimension, brandId, day, id }: DayPlace): string {
  return `${dimension} ${brandId} ${day} ${id}`;
}

/** Adds (`sign` 1) or subtracts (-1) parts. */
export function addParts(
  tally: DayTally,
  fields: readonly string[],
  parts: readonly DayPart[],
  sign: 1 | -1,
): void {
  for (const { places, sums } of parts) {
    const added = fields.map((field) => sign * (sums[field] ?? 0));
    addAt(tally, places, added);
  }
}

/** Adds the difference of a row's parts. Most events change none or few of them, and the runner does this for each. */
export function addDifference(
  tally: DayTally,
  fields: readonly string[],
  before: readonly DayPart[],
  after: readonly DayPart[],
): void {
  for (let index = 0; index < Math.max(before.length, after.length); index++) {
    const [one, other] = [before[index], after[index]];
    if (one !== undefined && other !== undefined && areSamePlaces(one.places, other.places)) {
      const changed = fields.map((field) => (other.sums[field] ?? 0) - (one.sums[field] ?? 0));
      addAt(tally, other.places, changed);
      continue;
    }
    if (one !== undefined) addParts(tally, fields, [one], -1);
    if (other !== undefined) addParts(tally, fields, [other], 1);
  }
}

function addAt(tally: DayTally, places: readonly DayPlace[], added: readonly number[]): void {
  if (!added.some((number) => number !== 0)) return;
  for (const place of places) {
    const key = placeKey(place);
    const known = tally.get(key)?.sums;
    if (known === undefined) {
      tally.set(key, { ...place, sums: [...added] });
      continue;
    }
    for (let index = 0; index < added.length; index++)
      known[index] = (known[index] ?? 0) + (added[index] ?? 0);
  }
}

function areSamePlaces(some: readonly DayPlace[], others: readonly DayPlace[]): boolean {
  return some.length === others.length && some.every((place, index) => isSamePlace(place, others[index]));
}

function isSamePlace(one: DayPlace, other: DayPlace | undefined): boolean {
  return (
    one.id === other?.id &&
    one.day === other.day &&
    one.brandId === other.brandId &&
    one.dimension === other.dimension
  );
}

/** Returns the counters of sums as places: `brands 7 2026-03-05 requestedCount`, with the id as scope. */
export function placesOf({ fields }: DayTable, counters: readonly CounterRow[]): DayTally {
  const tally: DayTally = new Map();
  for (const { scope: id, bucket, count } of counters) {
    const [dimension = '', brandId, day = '', field = ''] = bucket.split(' ');
    const place = { dimension, brandId: Number(brandId), day, id };
    addParts(tally, fields, [{ places: [place], sums: { [field]: count } }], 1);
  }
  return tally;
}

/**
 * Returns the statement that adds these sums to the table; none without a sum other than 0. Rows come in the order of their
 * places: writers that lock rows in the same order cannot deadlock.
 */
export function addedToDays({ name, fields }: DayTable, tally: DayTally): QueryConfig[] {
  const rows = [...tally.values()].filter(({ sums }) => sums.some((sum) => sum !== 0)).sort(byPlace);
  if (rows.length === 0) return [];
  const columns = fields.map(snakeCase);
  return [
    {
      name: `add to ${name}`,
      text: `insert into ${name} as kept (dimension, brand_id, day, id, ${columns.join(', ')})
      select * from unnest($1::text[], $2::integer[], $3::date[], $4::integer[],
        ${fields.map((_, index) => `$${index + 5}::bigint[]`).join(', ')})
      on conflict (dimension, brand_id, day, id) do update
      set ${columns.map((column) => `${column} = kept.${column} + excluded.${column}`).join(', ')}`,
      values: [
        rows.map(({ dimension }) => dimension),
        arrayOf(rows, ({ brandId }) => brandId),
        arrayOf(rows, ({ day }) => day),
        arrayOf(rows, ({ id }) => id),
        ...fields.map((_, index) => arrayOf(rows, ({ sums }) => sums[index] ?? 0)),
      ],
    },
  ];
}

/** The order of the primary key. Numbers and short texts compare faster than the long keys of the tally. */
function byPlace(one: DayPlace, other: DayPlace): number {
  if (one.dimension !== other.dimension) return one.dimension < other.dimension ? -1 : 1;
  if (one.brandId !== other.brandId) return one.brandId - other.brandId;
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return one.id - other.id;
}

/** Writes numbers or days as Postgres's array: the driver would look at each of them for what it must quote. */
function arrayOf(rows: readonly Summed[], part: (row: Summed) => number | string): string {
  let text = '';
  for (const row of rows) text += text === '' ? part(row) : `,${part(row)}`;
  return `{${text}}`;
}

/** Returns SQL that selects the sums where a condition holds. */
export function selectSums({ name, fields }: DayTable, where: string): string {
  const sums = fields.map((field) => `${snakeCase(field)}::float8`).join(', ');
  return `select dimension, brand_id as "brandId", to_char(day, 'YYYY-MM-DD') as day, id, array[${sums}] as sums
    from ${name} where ${where}`;
}
