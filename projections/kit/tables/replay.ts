import type { KeptDifference } from './kept-difference.ts';
import type { OperationRow } from './operations.ts';
import type { ParkedRow } from './parked.ts';

/** A parked row of a projection: its first parked event, and how many wait behind it. */
export interface ParkedGroup extends ParkedRow {
  waiting: number;
}

/** A parked event with its row of the log mirror. `data` and `metadata` are as stored. */
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

/** Progress of tables beside the live ones. */
export interface BesideStanding {
  projections: string[];
  position: bigint;
  processed: bigint;
  startedAt: string;
}

export interface Problem {
  /** `frozen`: events wait and nothing moves. `behind`: the lag is too long. */
  code: 'frozen' | 'behind' | 'parked';
  message: string;
}

/** Status of the read models, whichever process runs them. Positions are -1 before the first event. */
export interface ReplayStanding {
  eventStore: { kind: 'embedded' | 'given'; address: string };
  /** Whether any process runs the projections. */
  isRunning: boolean;
  position: bigint;
  /** Position of the newest event in the store. */
  head: bigint;
  /** Age in seconds of the oldest unprocessed event in the store; 0 if there is none. */
  lagSeconds: number;
  /** Average over the last 30 to 60 seconds. */
  eventsPerSecond: number;
  processed: bigint;
  /** When the checkpoint last moved, and how many seconds ago. */
  movedAt: string;
  movedSecondsAgo: number;
  generation: number;
  /** Every live projection with its parked rows and events. */
  projections: { name: string; parked: { entities: number; events: number } }[];
  unknownTypes: { type: string; count: number }[];
  /** Tables of an unfinished rebuild, and whether a process works on them. */
  next: (BesideStanding & { isUnderWay: boolean }) | null;
  /** Tables kept from before the last rebuild. */
  former: BesideStanding | null;
  /** The latest requested operation. */
  operation: OperationRow | null;
  /** Problems, worst first. */
  problems: Problem[];
}

export interface Page<Row> {
  count: number;
  rows: Row[];
}

/** Queries of replay's command line and API. */
export interface ReplayReads {
  standing(): Promise<ReplayStanding>;
  /** Oldest first. */
  parked(of: { projection?: string; limit: number; offset: number }): Promise<Page<ParkedGroup>>;
  /** Null if the row has no parked events. Returns at most 200 events, in order. */
  parkedRow(
    projection: string,
    entity: string,
  ): Promise<{ group: ParkedGroup; events: ParkedEvent[] } | null>;
  /** Newest first. */
  operations(of: { limit: number; offset: number }): Promise<Page<OperationRow>>;
  operation(id: number): Promise<OperationRow | null>;
  /** The kept differences of an operation, in the order in which they were found. */
  differences(id: number, of: { limit: number; offset: number }): Promise<Page<KeptDifference>>;
}
