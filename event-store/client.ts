import { setTimeout as delay } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { embeddedStoreClient } from './embedded-client.ts';

export type { EventStoreDBClient } from '@eventstore/db-client';

const disposeWithinMs = 250;

/**
 * A client of the node or cluster at an `esdb://` address. Connections open with the first call. Its `dispose` ends
 * every stream and resolves within 250 ms.
 */
export function connectEventStore(url: string): EventStoreDBClient {
  const client = embeddedStoreClient(url) ?? EventStoreDBClient.connectionString(url);
  const { dispose } = client;
  // The client cancels its streams at once, but then waits for ends that an unread stream never reports.
  client.dispose = () => Promise.race([dispose(), delay(disposeWithinMs)]);
  return client;
}
