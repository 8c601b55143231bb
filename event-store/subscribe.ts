import { setTimeout as delay } from 'node:timers/promises';
import { type EventStoreDBClient, streamNameFilter } from '@eventstore/db-client';
import { type Upcasters, upcasters } from '#domain/upcasters.ts';
import { tellingStreams } from './bookkeeping.ts';
import { type OpenSubscription, openBehind, type Wanted } from './open-subscription.ts';
import { fromResolved } from './resolved.ts';
import type { StoredEvent } from './stored-event.ts';

const atOnce = 500;

export interface SubscribeOptions {
  /** The commit position of the last handled event; null to begin with the first. */
  after: bigint | null;
  /**
   * Limits the subscription to streams with one of these prefixes. By default, all but the store's own streams and
   * checkpoints.
   */
  streamPrefixes?: readonly string[];
  /** The maximum number of events in a batch, and of unread events in this process; 500 by default. */
  maxEvents?: number;
  /**
   * After a partial batch, the next one gathers until this many milliseconds after that one began (0 by default). Few
   * larger batches cost less than many small ones, and a single event waits for nothing.
   */
  gatherMs?: number;
  signal: AbortSignal;
  /** The upcasters for old versions; the domain's by default. */
  upcasters?: Upcasters;
}

/**
 * A live subscription to the log of all streams, in batches of at least one event: all that arrived while the last
 * batch was handled. The consumer requests each batch, so a slow consumer leaves the rest in the store. Ends when the
 * signal aborts; throws when the connection breaks. Positions come from the events only, never from the store's
 * checkpoints, which may be ahead of unread events.
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

/** Yields the events of a subscription like `subscribeInBatches`, including those received before it broke. */
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

/** Waits until this time of `performance`; false if the signal aborts. */
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
