import type { Kysely } from 'kysely';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDatabase } from '../../database.ts';

/** Stores the parts of events that commands look up. Storing an event twice changes nothing. */
export interface Indexer {
  keep(db: Kysely<WriteDatabase>, events: readonly StoredEvent[]): Promise<void>;
  /** The indexer's table, which is truncated before a rebuild. Omit it if the rows must stay readable during a rebuild. */
  table?: keyof WriteDatabase;
}

/** The commands' index: its indexers, and the prefixes of the streams that indexers or reactions read. */
export interface Indexed {
  indexers: readonly Indexer[];
  streams: readonly string[];
  /** The maximum time in ms for which a command waits until acknowledged events reach the index. */
  patienceMs: number;
}
