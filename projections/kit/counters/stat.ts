import type { CounterRow } from '../tables/counters.ts';
import type { Table } from '../tables/table.ts';

/** One row's share of a counter: it counts 1 there, or what it weighs. */
export interface Bucket {
  /** The brand, product or size that is counted; 0 for all. */
  scope: number;
  bucket: string;
  weight?: number;
}

/** A figure declared as the buckets in which each row of a table stands. The runner keeps the counts. */
export interface Stat<Row extends object = object> {
  name: string;
  table: Table<Row>;
  /** Where its counters stand by themselves, since there are about as many of them as rows; else among all others. */
  keptIn?: Table<CounterRow>;
  buckets(row: Row): readonly Bucket[];
}

/** The names of the tables in which counters of these stats stand; `common` is where all stand that have none of their own. */
export function tablesOfCounters(stats: readonly Stat[], common: string): string[] {
  return [...new Set([common, ...stats.flatMap(({ keptIn }) => keptIn?.name ?? [])])];
}

/** The bucket for all and for the row's own brand. */
export function allAndBrand(brandId: number, bucket: string): Bucket[] {
  return [
    { scope: 0, bucket },
    { scope: brandId, bucket },
  ];
}
