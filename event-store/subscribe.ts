import { setTimeout as delay } from 'node:timers/promises';
import { type EventStoreDBClient, streamNameFilter } from '@eventstore/db-client';
import { type Upcasters, upcasters } from '#domain/upcasters.ts';
import { tellingStreams } from './bookkeeping.ts';
import { type OpenSubscription, openBehind, type Wanted } from './open-subscription.ts';
import { fromResolved } from './resolved.ts';
import type { StoredEvent } from './stored-event.ts';

const atOnce = 500;

export interface SubscribeOptions {
  /** The commit position of the last handled event; null to begin with the log's first event. */
  after: bigint | null;
  /**
   * The subscription is limited to streams with one of these prefixes. By default it covers all streams except the store's own
   * streams and checkpoints.
   */
  streamPrefixes?: readonly string[];
  /** The maximum number of events in a batch, and of received but unread events in this process; 500 by default. */
  maxEvents?: number;
  /**
   * The minimum milliseconds between the starts of a partial batch and the next batch; 0 by default. A few large batches cost
   * less than many small ones, and a single event after a pause does not wait.
   */
  gatherMs?: number;
  signal: AbortSignal;
  /** The upcasters for old event versions; the domain's if omitted. */
  upcasters?: Upcasters;
}

/**
 * Subscribes to the log of all streams, in batches of at least one event: all that arrived while the consumer handled the last
 * batch. The consumer requests each batch, so a slow consumer leaves the rest in the store. Ends when the signal aborts;
 * throws when the connection breaks. Positions come from the events only, never from the store's checkpoints, which may be
 * ahead of unread events.
 */
export async function* subscribeInBatches(
  client: EventStoreDBClient,
  options: SubscribeOptions,
): AsyncGenerator<StoredEvent[]> {
  if (options.signal.aborted) return;
  yield* batchesOf(await openBehind(client, options.after, wantedOf(options)), options);
}

/** Builds the store's subscription request for these options. */
export function wantedOf({ streamPrefixes, maxEvents = atOnce }: SubscribeOptions): Wanted {
  const filter =
    streamPrefixes === undefined
      ? streamNameFilter({ regex: tellingStreams })
      : streamNameFilter({ prefixes: [...streamPrefixes] });
  return { filter, maxEvents };
}

/** Yields an open subscription's events in batches, including the events received before it broke. */
export async function* batchesOf(
  subscription: OpenSubscription,
  options: SubscribeOptions,
): AsyncGenerator<StoredEvent[]> {
  const { maxEvents = atOnce, gatherMs = 0, signal } = options;
  const stop = () => subscription.end();
  signal.addEventListener('abort', stop, { once: true });
  let next = 0;
  try {
    while (await hasCome(next, signal)) {
      const batch = waiting(subscription, options);
      if (batch.length > 0 && batch.length < maxEvents) next = performance.now() + gatherMs;
      if (batch.length > 0) {
        yield batch;
      } else {
        subscription.requireOpen();
        await subscription.change(signal);
      }
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Waits until this time of `performance`; resolves to false if the signal aborts first. */
async function hasCome(moment: number, signal: AbortSignal): Promise<boolean> {
  const early = moment - performance.now();
  if (early > 0) await delay(early, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}

function waiting(
  subscription: OpenSubscription,
  { after, maxEvents = atOnce, upcasters: table = upcasters }: SubscribeOptions,
): StoredEvent[] {
  const batch: StoredEvent[] = [];
  while (batch.length < maxEvents) {
    const resolved = subscription.read();
    if (resolved === null) break;
    const event = fromResolved(resolved, table);
    if (event !== null && (after === null || event.position > after)) batch.push(event);
  }
  return batch;
}
