import type { Table } from './table.ts';

/**
 * A table of sums by day: a row for each dimension, brand, day and id, with a column of eight bytes for each field. One row
 * costs less to keep than a counter a field.
 */
export interface DayTable extends Table {
  fields: readonly string[];
}

/** The place of a sum: what it is of, on which business day (UTC+9), or in which month or ever. */
export interface DayPlace {
  dimension: string;
  brandId: number;
  day: string;
  id: number;
}

export function dayTable(name: string, fields: readonly string[]): DayTable {
  const own = { dimension: 'text', brandId: 'integer', day: 'date', id: 'integer' } as const;
  const sums = Object.fromEntries(fields.map((field) => [field, 'bigint' as const]));
  return { name, key: 'id', columns: { ...own, ...sums }, fields };
}
