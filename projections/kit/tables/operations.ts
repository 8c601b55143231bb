import type { OperationKind, RepairSubject, VerifySubject } from '#domain/replay/read-models.ts';

/** `past`: it was asked of read models that have gone since. */
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

/** What a verification looked at, or a repair recorded. Positions and numbers of events and rows are decimal text. */
export interface OperationResult {
  /** Where the comparison of the log began. */
  from?: string;
  /** Up to where the log was looked at, or the position at which rows were. */
  position?: string;
  events?: string;
  rows?: string;
  /** Rows that stand still and were not compared. */
  parked?: number;
  /** SHA-256 over all lines of the log, as the store and the mirror have it. */
  hashes?: { store: string; mirror: string };
  /** Where in the log the repairs are recorded. */
  recorded?: string[];
}

/** What somebody asked to be done with the read models, and how far it is. Not rebuilt: it tells what was done to them. */
export interface OperationRow {
  id: number;
  kind: OperationKind;
  /** Of a rebuild; null: all. */
  projections: string[] | null;
  /** Where a rebuild reads, unless from the log mirror. */
  source: 'event-store' | null;
  /** What is verified or repaired. */
  subject: VerifySubject | RepairSubject | null;
  actorLabel: string;
  actorId: number | null;
  via: 'command_line' | null;
  reason: string | null;
  /** Where the event that asked for it stands in the log. */
  position: bigint;
  requestedAt: string;
  status: OperationStatus;
  /** Why it was refused or failed. */
  message: string | null;
  isCancelRequested: boolean;
  phase: (typeof operationPhases)[number] | null;
  /** Events folded or compared, of so many. */
  processed: bigint | null;
  total: bigint | null;
  eventsPerSecond: number | null;
  secondsLeft: number | null;
  /** How many a verification found or a repair put right. */
  differences: number | null;
  result: OperationResult | null;
  startedAt: string | null;
  endedAt: string | null;
}
