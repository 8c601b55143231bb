import type { Kysely } from 'kysely';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDatabase } from '../../database.ts';

/** Keeps what commands look up of some events. Taken again, events change nothing. */
export interface Indexer {
  keep(db: Kysely<WriteDatabase>, events: readonly StoredEvent[]): Promise<void>;
  /** What is emptied where the index is made anew; left out where what was kept must not be missing meanwhile. */
  table?: keyof WriteDatabase;
}

/** What the follower keeps for commands, and how the names of the streams begin that it or the reactions look at. */
export interface Indexed {
  indexers: readonly Indexer[];
  streams: readonly string[];
  /** For so many ms a command waits for what is acknowledged already to be in it. */
  patienceMs: number;
}
