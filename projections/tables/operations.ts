import type { OperationKind } from '#domain/replay/read-models.ts';

/** `past`: it was asked of read models that have gone since. */
export type OperationStatus = 'waiting' | 'running' | 'done' | 'canceled' | 'refused' | 'failed' | 'past';

/** What somebody asked to be done with the read models, and how far it is. Not rebuilt: it tells what was done to them. */
export interface OperationRow {
  id: number;
  kind: OperationKind;
  /** Null: all. */
  projections: string[] | null;
  actorLabel: string;
  actorId: number | null;
  reason: string | null;
  /** Where the event that asked for it stands in the log. */
  position: bigint;
  requestedAt: string;
  status: OperationStatus;
  /** Why it was refused or failed. */
  message: string | null;
  isCancelRequested: boolean;
  phase: 'folding' | 'indexing' | 'switching' | null;
  /** Events folded, of so many in the live read models. */
  processed: bigint | null;
  total: bigint | null;
  eventsPerSecond: number | null;
  secondsLeft: number | null;
  startedAt: string | null;
  endedAt: string | null;
}
