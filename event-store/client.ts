import { EventStoreDBClient } from '@eventstore/db-client';

export type { EventStoreDBClient } from '@eventstore/db-client';

/** A client of the node or cluster at an `esdb://` address. Connections open with the first call. */
export function connectEventStore(url: string): EventStoreDBClient {
  return EventStoreDBClient.connectionString(url);
}
