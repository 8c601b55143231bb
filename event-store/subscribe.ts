import { setTimeout as delay } from 'node:timers/promises';
import { type EventStoreDBClient, streamNameFilter } from '@eventstore/db-client';
import { type Upcasters, upcasters } from '#domain/upcasters.ts';
import { tellingStreams } from './bookkeeping.ts';
import { type OpenSubscription, openBehind, type Wanted } from './open-subscription.ts';
import { fromResolved } from './resolved.ts';
import type { StoredEvent } from './stored-event.ts';

const atOnce = 500;

export interface SubscribeOptions {
  /** The commit position of the last event that was handled; null to begin with the first. */
  after: bigint | null;
  /** Only streams whose names begin with one of these; all but the store's own and its parts' own notes when left out. */
  streamPrefixes?: readonly string[];
  /** The most events in a batch (500), and the most that wait unread in this process. */
  maxEvents?: number;
  /**
   * After a batch that was not full, the next one gathers for so many milliseconds from where that one began (0): few
   * larger batches cost less than many small ones, and an event that comes alone waits for nothing.
   */
  gatherMs?: number;
  signal: AbortSignal;
  /** How old versions are raised; what the domain has, when left out. */
  upcasters?: Upcasters;
}

/**
 * A live subscription to the log of all streams, in batches of at least one event: whatever has come while the last
 * batch was handled. Each next batch is asked for by the consumer, so a slow consumer leaves the rest in the store.
 * Ends when the signal aborts; throws when the connection breaks. Positions are known from the events alone, never
 * from the store's own checkpoints, which may run ahead of events still unread.
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

/** The events of a subscription, as `subscribeInBatches` gives them, and those that came before it broke off. */
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

/** Waits for a moment of `performance`; false where the signal aborts. */
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
