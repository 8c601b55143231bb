import type { Outcome } from '../rebuild/rebuild.ts';

/** The input of a child process that builds read models. */
export interface BuildWork {
  databaseUrl: string;
  eventStoreUrl: string;
  /** The master key that wraps the keys of personal data; 32 bytes. */
  masterKey: Uint8Array;
  kind: 'rebuild' | 'switch_back';
  /** The projections to build; null for all. */
  projections: readonly string[] | null;
  /** The source of a rebuild's events: the event store, or null for the log mirror. */
  source: 'event-store' | null;
  /** True if an earlier process began this operation and did not finish it. */
  isResumed: boolean;
  maxEvents?: number;
}

/** How the work ended; `busy` if another process is building. */
export type BuildEnd =
  | { outcome: Outcome }
  | { outcome: 'busy' }
  | { outcome: 'refused' | 'failed'; message: string };
