import { setTimeout as delay } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { embeddedStoreClient } from './embedded-client.ts';
import { passOverLateAnswers } from './late-answers.ts';
import { leaveSlowConnections } from './slow-connections.ts';

export type { EventStoreDBClient } from '@eventstore/db-client';

const disposeWithinMs = 250;

/**
 * Keepalive times in milliseconds. A hung node keeps its connections open; after this silence the client treats them as broken
 * and looks for another leader. The timeout tolerates a process of ours that is busy for two seconds.
 */
const keepAlive = { interval: 1_500, timeout: 2_500 };

/**
 * The timeout of a gossip request in seconds. The client asks a hung node for the cluster's members as often as the other
 * nodes.
 */
const gossipTimeout = 1;

/**
 * Creates a client of the node or cluster at an `esdb://` address. Connections open with the first call. `dispose` ends
 * every stream and resolves within 250 ms.
 */
export function connectEventStore(url: string): EventStoreDBClient {
  passOverLateAnswers();
  const client = embeddedStoreClient(url) ?? clientOf(withOurTimes(url));
  if (isCluster(url)) leaveSlowConnections(client);
  const { dispose } = client;
  // The client cancels its streams at once, but then waits for `end` events that an unread stream never emits.
  client.dispose = () => Promise.race([dispose(), delay(disposeWithinMs)]);
  return client;
}

/** Returns whether an address names a cluster: only then can the client switch to another node. */
const isCluster = (url: string): boolean => /^\w+\+discover:|^[^?]*,/.test(url);

/** Adds our timeouts for detecting a dead node to the address. A timeout that the address sets itself stays. */
export function withOurTimes(url: string): string {
  const [place = '', ...rest] = url.split('?');
  const said = rest.join('?');
  // The client accepts parameter names in any case, with and without hyphens.
  const names = new Set([...new URLSearchParams(said).keys()].map(flat));
  const added = [
    ['keepAliveInterval', keepAlive.interval],
    ['keepAliveTimeout', keepAlive.timeout],
    ['gossipTimeout', gossipTimeout],
  ].filter(([name]) => !names.has(flat(String(name))));
  return `${place}?${[said, ...added.map((pair) => pair.join('='))].filter(Boolean).join('&')}`;
}

const flat = (name: string): string => name.toLowerCase().replace(/[_-]/g, '');

/** Creates the client without its console warnings: it warns about every interval below ten seconds, but ours are intended. */
function clientOf(url: string): EventStoreDBClient {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return EventStoreDBClient.connectionString(url);
  } finally {
    console.warn = warn;
  }
}
