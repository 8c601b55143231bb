import type { Outcome } from '../rebuild/rebuild.ts';

/** Input of a child process that builds read models. */
export interface BuildWork {
  databaseUrl: string;
  eventStoreUrl: string;
  /** Wraps the keys of personal data; 32 bytes. */
  masterKey: Uint8Array;
  kind: 'rebuild' | 'switch_back';
  /** Null means all. */
  projections: readonly string[] | null;
  /** Where a rebuild reads events; null means the log mirror. */
  source: 'event-store' | null;
  /** Whether an earlier process began this operation and did not finish it. */
  isResumed: boolean;
  maxEvents?: number;
}

/** How the work ended; `busy` if another process is building. */
export type BuildEnd =
  | { outcome: Outcome }
  | { outcome: 'busy' }
  | { outcome: 'refused' | 'failed'; message: string };
