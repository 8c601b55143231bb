/**
 * A counter: the number of rows in a bucket, or the sum of their weights. Only the runner writes counters, by the difference
 * of rows before and after a batch. `projections/kit/counters/` declares the stats.
 */
export interface CounterRow {
  /** The name of the stat: `stock_items_by_status`. */
  stat: string;
  /** The brand, product or size that the counter is about; 0 for all. */
  scope: number;
  bucket: string;
  /** The count or sum. It stays stored as 0 after the bucket's last row has left. */
  count: number;
}
