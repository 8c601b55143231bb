import type { KeptDifference } from './kept-difference.ts';
import type { OperationRow } from './operations.ts';
import type { ParkedRow } from './parked.ts';

/** A parked row: its first parked event, and how many events wait behind that one. */
export interface ParkedGroup extends ParkedRow {
  waiting: number;
}

/** A parked event with the fields of its log mirror row. `data` and `metadata` are as stored. */
export interface ParkedEvent {
  position: bigint;
  stream: string;
  revision: bigint;
  type: string;
  effectiveAt: string;
  parkedAt: string;
  error: string;
  data: unknown;
  metadata: unknown;
}

/** The progress of tables beside the live ones. */
export interface BesideStanding {
  projections: string[];
  position: bigint;
  processed: bigint;
  startedAt: string;
}

export interface Problem {
  /**
   * `frozen`: events wait and the checkpoint does not move. `behind`: the lag is too long. `parked`: events wait for a
   * decision.
   */
  code: 'frozen' | 'behind' | 'parked';
  message: string;
}

/** The status of the read models, whichever process runs the projections. Positions are -1 before the first event. */
export interface ReplayStanding {
  eventStore: { kind: 'embedded' | 'given'; address: string };
  /** True if any process runs the projections. */
  isRunning: boolean;
  position: bigint;
  /** The position of the newest event in the store. */
  head: bigint;
  /** The age in seconds of the oldest unprocessed event in the store; 0 if all are processed. */
  lagSeconds: number;
  /** The average rate over the last 30 to 60 seconds. */
  eventsPerSecond: number;
  processed: bigint;
  /** When the checkpoint last moved; `movedSecondsAgo` is the time since then. */
  movedAt: string;
  movedSecondsAgo: number;
  generation: number;
  /** Every live projection with its numbers of parked rows and events. */
  projections: { name: string; parked: { entities: number; events: number } }[];
  unknownTypes: { type: string; count: number }[];
  /** The tables of an unfinished rebuild; null if there is none. `isUnderWay` is true while a process works on them. */
  next: (BesideStanding & { isUnderWay: boolean }) | null;
  /** The tables from before the last rebuild; null if they were dropped. */
  former: BesideStanding | null;
  /** The latest requested operation; null if none was ever requested. */
  operation: OperationRow | null;
  /** The problems of the read models, worst first. */
  problems: Problem[];
}

export interface Page<Row> {
  count: number;
  rows: Row[];
}

/** The queries of replay's command line and API. */
export interface ReplayReads {
  standing(): Promise<ReplayStanding>;
  /** Lists the parked rows; the row that was parked first comes first. */
  parked(of: { projection?: string; limit: number; offset: number }): Promise<Page<ParkedGroup>>;
  /** Returns the first 200 parked events of a row, in order; null if the row is not parked. */
  parkedRow(
    projection: string,
    entity: string,
  ): Promise<{ group: ParkedGroup; events: ParkedEvent[] } | null>;
  /** Lists the requested operations, newest first. */
  operations(of: { limit: number; offset: number }): Promise<Page<OperationRow>>;
  operation(id: number): Promise<OperationRow | null>;
  /** Lists the stored differences of an operation, in the order in which they were found. */
  differences(id: number, of: { limit: number; offset: number }): Promise<Page<KeptDifference>>;
}
