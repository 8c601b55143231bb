/** An event that a projection failed to fold, or that waits behind an earlier parked event of the same entity. */
export interface ParkedRow {
  projection: string;
  /** The key of the parked row in its projection. */
  entity: string;
  position: bigint;
  stream: string;
  type: string;
  /** The fold's error, or the note that the event waits behind an earlier one. */
  error: string;
  parkedAt: string;
  /** How often a person retried the event without success; `retriedAt` is the time of the last retry. */
  retries: number;
  retriedAt: string | null;
}

/** An event type that this version does not know, and how often it occurred. Its events are in the log mirror. */
export interface UnknownTypeRow {
  type: string;
  count: number;
  firstPosition: bigint;
  lastPosition: bigint;
}
