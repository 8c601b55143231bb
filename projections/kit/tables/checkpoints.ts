/**
 * The progress of the live read models, in the row `live`. The row `operations` stores the position from which operations
 * count.
 */
export interface CheckpointRow {
  name: string;
  /** The commit position of the last processed event; -1 before the first. */
  position: bigint;
  /** When the last processed event was recorded; null before the first. */
  recordedAt: string | null;
  /** The number of events processed since the read models were created. */
  processed: bigint;
  /** A counter that each switch to rebuilt read models increments. */
  generation: number;
  updatedAt: string;
  /** When the newer of two samples of `processed` was taken. Rates are computed from the samples. */
  sampledAt: string;
  sampled: bigint;
  sampledBeforeAt: string;
  sampledBefore: bigint;
}
