/** How far the live read models have come: the row named `live`. The one named `operations` says from where on those count. */
export interface CheckpointRow {
  name: string;
  /** Commit position of the last event that was handled; -1 before the first. */
  position: bigint;
  /** Recorded time of that event. */
  recordedAt: string | null;
  /** Events handled since the beginning. */
  processed: bigint;
  /** How often the read models were switched for others that were built beside them. */
  generation: number;
  updatedAt: string;
  /** Two samples of `processed`, for a rate: the first is the newer one. */
  sampledAt: string;
  sampled: bigint;
  sampledBeforeAt: string;
  sampledBefore: bigint;
}
