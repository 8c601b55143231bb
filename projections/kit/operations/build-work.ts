import type { Outcome } from '../rebuild/rebuild.ts';

/** What a process of its own is to build. */
export interface BuildWork {
  databaseUrl: string;
  eventStoreUrl: string;
  /** Wraps the keys of personal data; 32 bytes. */
  masterKey: Uint8Array;
  kind: 'rebuild' | 'switch_back';
  /** Null: all. */
  projections: readonly string[] | null;
  /** Where a rebuild reads, unless from the log mirror. */
  source: 'event-store' | null;
  /** A process before this one began it and did not come to its end. */
  isResumed: boolean;
  maxEvents?: number;
}

/** How it ended; `busy` where another one is at work. */
export type BuildEnd =
  | { outcome: Outcome }
  | { outcome: 'busy' }
  | { outcome: 'refused' | 'failed'; message: string };
