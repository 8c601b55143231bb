/** An event that a projection failed to fold, or that waits behind one of the same entity. */
export interface ParkedRow {
  projection: string;
  /** The row's key in that projection. */
  entity: string;
  position: bigint;
  stream: string;
  type: string;
  /** The error, or that the event waits behind an earlier one. */
  error: string;
  parkedAt: string;
  /** How often a person retried it without success, and when last. */
  retries: number;
  retriedAt: string | null;
}

/** An event type unknown to this version, and how often it occurred. Its events are in the log mirror. */
export interface UnknownTypeRow {
  type: string;
  count: number;
  firstPosition: bigint;
  lastPosition: bigint;
}
