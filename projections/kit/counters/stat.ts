import type { CounterRow } from '../tables/counters.ts';
import type { Table } from '../tables/table.ts';

/** One row's contribution to a counter: 1, or its weight. */
export interface Bucket {
  /** The brand, product or size counted; 0 for all. */
  scope: number;
  bucket: string;
  weight?: number;
}

/** A figure, declared as the buckets that each row of a table counts in. The runner maintains the counters. */
export interface Stat<Row extends object = object> {
  name: string;
  table: Table<Row>;
  /** A table of its own for its counters, for stats with about as many counters as rows; the common table by default. */
  keptIn?: Table<CounterRow>;
  buckets(row: Row): readonly Bucket[];
}

/** Names of the tables that hold the counters of these stats; `common` is the shared counter table. */
export function tablesOfCounters(stats: readonly Stat[], common: string): string[] {
  return [...new Set([common, ...stats.flatMap(({ keptIn }) => keptIn?.name ?? [])])];
}

/** Buckets for all brands together and for the row's own brand. */
export function allAndBrand(brandId: number, bucket: string): Bucket[] {
  return [
    { scope: 0, bucket },
    { scope: brandId, bucket },
  ];
}
