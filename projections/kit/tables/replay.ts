import type { KeptDifference } from './kept-difference.ts';
import type { OperationRow } from './operations.ts';
import type { ParkedRow } from './parked.ts';

/** A row of a projection that stands still: the event that stands first, and how many wait behind it. */
export interface ParkedGroup extends ParkedRow {
  waiting: number;
}

/** A parked event with what the log mirror holds of it. `data` and `metadata` are as they are stored. */
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

/** How far tables beside the live ones are. */
export interface BesideStanding {
  projections: string[];
  position: bigint;
  processed: bigint;
  startedAt: string;
}

export interface Problem {
  /** `frozen`: events wait and nothing moves. `behind`: they wait for longer than they should. */
  code: 'frozen' | 'behind' | 'parked';
  message: string;
}

/** How the read models stand, whichever process runs them. Positions are -1 before the first event. */
export interface ReplayStanding {
  eventStore: { kind: 'embedded' | 'given'; address: string };
  /** Whether any process runs the projections. */
  isRunning: boolean;
  position: bigint;
  /** Position of the newest event in the store. */
  head: bigint;
  /** For how long the oldest event that is not handled yet has stood in the store; 0 when there is none. */
  lagSeconds: number;
  /** Lately: over half a minute to a whole one. */
  eventsPerSecond: number;
  processed: bigint;
  /** When the checkpoint moved last, and how long that is ago. */
  movedAt: string;
  movedSecondsAgo: number;
  generation: number;
  /** Every live projection, with what of it is parked. */
  projections: { name: string; parked: { entities: number; events: number } }[];
  unknownTypes: { type: string; count: number }[];
  /** What a rebuild that has not ended has built, and whether any process works on it. */
  next: (BesideStanding & { isUnderWay: boolean }) | null;
  /** What is kept from before the last rebuild. */
  former: BesideStanding | null;
  /** What was asked for last. */
  operation: OperationRow | null;
  /** What is not well, worst first. */
  problems: Problem[];
}

export interface Page<Row> {
  count: number;
  rows: Row[];
}

/** What replay's readers ask, on the command line and in the API. */
export interface ReplayReads {
  standing(): Promise<ReplayStanding>;
  /** Oldest first. */
  parked(of: { projection?: string; limit: number; offset: number }): Promise<Page<ParkedGroup>>;
  /** Null where nothing of the row is parked. At most 200 events, the one that stands first first. */
  parkedRow(
    projection: string,
    entity: string,
  ): Promise<{ group: ParkedGroup; events: ParkedEvent[] } | null>;
  /** Newest first. */
  operations(of: { limit: number; offset: number }): Promise<Page<OperationRow>>;
  operation(id: number): Promise<OperationRow | null>;
  /** The differences that are kept of an operation, in the order in which they were found. */
  differences(id: number, of: { limit: number; offset: number }): Promise<Page<KeptDifference>>;
}
