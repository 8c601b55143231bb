import type { CounterRow } from '../tables/counters.ts';
import type { DayTable } from '../tables/day-table.ts';
import type { Table } from '../tables/table.ts';
import type { DayPart } from './day-sums.ts';

/** One row's contribution to a counter: 1, or its weight. */
export interface Bucket {
  /** The brand, product or size that the counter is about; 0 for all. */
  scope: number;
  bucket: string;
  weight?: number;
}

/** A figure, declared as the buckets that each row of a table counts in. The runner maintains the counters. */
export interface Stat<Row extends object = object> {
  name: string;
  table: Table<Row>;
  /**
   * The table of this stat's counters, for stats with about as many counters as rows. If omitted, the counters are in the
   * common table.
   */
  keptIn?: Table<CounterRow>;
  /** With it, the counters are sums by day, in a table of their own, and rows count in no bucket. */
  byDay?: ByDay<Row>;
  buckets(row: Row): readonly Bucket[];
}

/**
 * Sums by the day on which rows begin, told by a column of instants: a row counts on that day alone, and in the sums of its
 * month and of all time.
 */
export interface ByDay<Row extends object = object> {
  since: string;
  keptIn: DayTable;
  parts(row: Row): readonly DayPart[];
}

/** Declares sums by day. */
export function sumsByDay<Row extends object>(name: string, table: Table<Row>, byDay: ByDay<Row>): Stat<Row> {
  return { name, table, byDay, buckets: () => [] };
}

/**
 * Returns the names of the tables with the counters of these stats. `common` is the counter table that stats share by default.
 */
export function tablesOfCounters(stats: readonly Stat[], common: string): string[] {
  return [...new Set([common, ...stats.flatMap(({ keptIn }) => keptIn?.name ?? [])])];
}

/** Returns the bucket for all brands together and the bucket for the row's own brand. */
export function allAndBrand(brandId: number, bucket: string): Bucket[] {
  return [
    { scope: 0, bucket },
    { scope: brandId, bucket },
  ];
}
