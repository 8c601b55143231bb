import type { Kysely } from 'kysely';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDatabase } from '../../database.ts';

/** Stores the parts of events that commands look up. Idempotent: repeated events change nothing. */
export interface Indexer {
  keep(db: Kysely<WriteDatabase>, events: readonly StoredEvent[]): Promise<void>;
  /** Truncated before the index is rebuilt. Omit it if its rows must stay readable meanwhile. */
  table?: keyof WriteDatabase;
}

/** The indexers of the follower, and the prefixes of the streams that indexers or reactions read. */
export interface Indexed {
  indexers: readonly Indexer[];
  streams: readonly string[];
  /** Maximum time that a command waits for acknowledged events to reach the index, in ms. */
  patienceMs: number;
}
