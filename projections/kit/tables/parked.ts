/** An event that a projection could not take, or one that had to wait behind such a one of the same entity. */
export interface ParkedRow {
  projection: string;
  /** The row's key in that projection. */
  entity: string;
  position: bigint;
  stream: string;
  type: string;
  /** What went wrong, or that it waits behind an earlier one. */
  error: string;
  parkedAt: string;
  /** How often a person had it tried again, in vain, and when last. */
  retries: number;
  retriedAt: string | null;
}

/** How often a type came that this version does not know. Its events are in the log. */
export interface UnknownTypeRow {
  type: string;
  count: number;
  firstPosition: bigint;
  lastPosition: bigint;
}
