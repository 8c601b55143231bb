/** Progress of the live read models, in the row `live`. The row `operations` holds the position from which operations count. */
export interface CheckpointRow {
  name: string;
  /** Commit position of the last processed event; -1 before the first. */
  position: bigint;
  /** Recorded time of that event. */
  recordedAt: string | null;
  /** Events processed since the beginning. */
  processed: bigint;
  /** Incremented each time the read models are switched for rebuilt ones. */
  generation: number;
  updatedAt: string;
  /** Two samples of `processed` to compute a rate; the first is the newer one. */
  sampledAt: string;
  sampled: bigint;
  sampledBeforeAt: string;
  sampledBefore: bigint;
}
