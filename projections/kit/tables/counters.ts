/**
 * The number of rows in a bucket, or the sum of their weights. Only the runner writes counters, by the difference of rows
 * before and after; `projections/kit/counters/` declares the stats.
 */
export interface CounterRow {
  /** Name of the stat: `stock_items_by_status`. */
  stat: string;
  /** The brand, product or size counted; 0 for all. */
  scope: number;
  bucket: string;
  /** May be 0 after its last row left. */
  count: number;
}
