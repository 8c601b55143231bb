import type { OperationKind, RepairSubject, VerifySubject } from '#domain/replay/read-models.ts';

/** The statuses of operations. `past`: the operation was requested for read models that no longer exist. */
export const operationStatuses = [
  'waiting',
  'running',
  'done',
  'canceled',
  'refused',
  'failed',
  'past',
] as const;
export type OperationStatus = (typeof operationStatuses)[number];

export const operationPhases = ['folding', 'indexing', 'switching', 'comparing'] as const;

/** What a verification checked or a repair recorded. Positions and counts are decimal text. */
export interface OperationResult {
  /** The position at which the comparison of the log began. */
  from?: string;
  /** The position at which the comparison of the log ended, or as of which the rows were compared. */
  position?: string;
  events?: string;
  rows?: string;
  /** The number of parked rows, which were not compared. */
  parked?: number;
  /** The SHA-256 over all lines of the log, in the store and in the mirror. */
  hashes?: { store: string; mirror: string };
  /** The positions of the events that record the repairs. */
  recorded?: string[];
}

/**
 * A requested operation on the read models and its progress. Rebuilds do not replace this table: it records what people
 * requested.
 */
export interface OperationRow {
  id: number;
  kind: OperationKind;
  /** The projections of a rebuild; null for all. */
  projections: string[] | null;
  /** The source of a rebuild's events: the event store, or null for the log mirror. */
  source: 'event-store' | null;
  /** The subject of a verification or repair; null for other operations. */
  subject: VerifySubject | RepairSubject | null;
  actorLabel: string;
  actorId: number | null;
  via: 'command_line' | null;
  reason: string | null;
  /** The position of the event that requested the operation. */
  position: bigint;
  requestedAt: string;
  status: OperationStatus;
  /** Why the operation was refused or failed; null if it was not. */
  message: string | null;
  isCancelRequested: boolean;
  phase: (typeof operationPhases)[number] | null;
  /** The number of events folded or compared so far; `total` is the number of all events. */
  processed: bigint | null;
  total: bigint | null;
  eventsPerSecond: number | null;
  secondsLeft: number | null;
  /** The number of differences that a verification found or a repair corrected; null for other operations. */
  differences: number | null;
  result: OperationResult | null;
  startedAt: string | null;
  endedAt: string | null;
}
