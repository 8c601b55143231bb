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
  buckets(row: Row): readonly Bucket[];
}

/** The bucket for all and for the row's own brand. */
export function allAndBrand(brandId: number, bucket: string): Bucket[] {
  return [
    { scope: 0, bucket },
    { scope: brandId, bucket },
  ];
}
