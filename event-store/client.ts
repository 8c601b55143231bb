import { setTimeout as delay } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { embeddedStoreClient } from './embedded-client.ts';
import { passOverLateAnswers } from './late-answers.ts';

export type { EventStoreDBClient } from '@eventstore/db-client';

const disposeWithinMs = 250;

/**
 * A node that stands still keeps its connections: this long after the last sign of it they count as broken, and the client
 * looks for another leader. Long enough for a process of ours that is busy for two seconds.
 */
const keepAlive = { interval: 1_500, timeout: 2_500 };

/**
 * A client of the node or cluster at an `esdb://` address. Connections open with the first call. Its `dispose` ends
 * every stream and resolves within 250 ms.
 */
export function connectEventStore(url: string): EventStoreDBClient {
  passOverLateAnswers();
  const client = embeddedStoreClient(url) ?? clientOf(withKeepAlive(url));
  const { dispose } = client;
  // The client cancels its streams at once, but then waits for ends that an unread stream never reports.
  client.dispose = () => Promise.race([dispose(), delay(disposeWithinMs)]);
  return client;
}

/** The address with what it does not say itself of when a connection counts as broken. */
export function withKeepAlive(url: string): string {
  const [place = '', ...rest] = url.split('?');
  const said = rest.join('?');
  // The client takes the names in any case.
  const names = new Set([...new URLSearchParams(said).keys()].map((name) => name.toLowerCase()));
  const added = [
    ['keepAliveInterval', keepAlive.interval],
    ['keepAliveTimeout', keepAlive.timeout],
  ].filter(([name]) => !names.has(String(name).toLowerCase()));
  return `${place}?${[said, ...added.map((pair) => pair.join('='))].filter(Boolean).join('&')}`;
}

/** The client warns on the console of every interval below ten seconds; ours is meant. */
function clientOf(url: string): EventStoreDBClient {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return EventStoreDBClient.connectionString(url);
  } finally {
    console.warn = warn;
  }
}
