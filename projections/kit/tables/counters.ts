/**
 * How many rows stand in a bucket (or the sum of what they weigh). Written by the runner alone, as difference of the
 * rows before and after; `projections/kit/counters/` declares the stats.
 */
export interface CounterRow {
  /** Name of the stat: `stock_items_by_status`. */
  stat: string;
  /** The brand, product or size that is counted; 0 for all. */
  scope: number;
  bucket: string;
  /** May be 0 where there once was something. */
  count: number;
}
