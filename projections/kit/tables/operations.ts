import type { OperationKind, RepairSubject, VerifySubject } from '#domain/replay/read-models.ts';

/** `past`: requested for read models that no longer exist. */
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
  /** Where the log comparison began. */
  from?: string;
  /** Where the log comparison ended, or the position at which rows were compared. */
  position?: string;
  events?: string;
  rows?: string;
  /** Parked rows, which were not compared. */
  parked?: number;
  /** SHA-256 over all lines of the log, in the store and in the mirror. */
  hashes?: { store: string; mirror: string };
  /** Positions of the events that record the repairs. */
  recorded?: string[];
}

/** A requested operation on the read models and its progress. Not part of rebuilds: it records what people had done. */
export interface OperationRow {
  id: number;
  kind: OperationKind;
  /** Projections of a rebuild; null means all. */
  projections: string[] | null;
  /** Where a rebuild reads events; null means the log mirror. */
  source: 'event-store' | null;
  /** The subject of a verification or repair. */
  subject: VerifySubject | RepairSubject | null;
  actorLabel: string;
  actorId: number | null;
  via: 'command_line' | null;
  reason: string | null;
  /** Position of the event that requested it. */
  position: bigint;
  requestedAt: string;
  status: OperationStatus;
  /** Why it was refused or failed. */
  message: string | null;
  isCancelRequested: boolean;
  phase: (typeof operationPhases)[number] | null;
  /** Events folded or compared so far, and their total. */
  processed: bigint | null;
  total: bigint | null;
  eventsPerSecond: number | null;
  secondsLeft: number | null;
  /** Differences that a verification found or a repair corrected. */
  differences: number | null;
  result: OperationResult | null;
  startedAt: string | null;
  endedAt: string | null;
}
