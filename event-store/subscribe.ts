import { setTimeout as delay } from 'node:timers/promises';
import { type AllStreamSubscription, type EventStoreDBClient, streamNameFilter } from '@eventstore/db-client';
import { type Upcasters, upcasters } from '#domain/upcasters.ts';
import { NoAnswer } from './away.ts';
import { tellingStreams } from './bookkeeping.ts';
import { silenceMs } from './heard.ts';
import { placeBehind } from './place.ts';
import { fromResolved } from './resolved.ts';
import type { StoredEvent } from './stored-event.ts';

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
  const {
    after,
    streamPrefixes,
    maxEvents = 500,
    gatherMs = 0,
    signal,
    upcasters: table = upcasters,
  } = options;
  if (signal.aborted) return;
  const filter =
    streamPrefixes === undefined
      ? streamNameFilter({ regex: tellingStreams })
      : streamNameFilter({ prefixes: [...streamPrefixes] });
  const fromPosition = await placeBehind(client, after);
  if (signal.aborted) return;
  const subscription = client.subscribeToAll({ fromPosition, filter }, { highWaterMark: maxEvents });
  let failure: Error | null = null;
  subscription.on('error', (error) => {
    failure = error;
  });
  // Whoever takes a connection and says nothing on it is heard of no other way: signs of life are asked for later.
  const silence = setTimeout(() => subscription.destroy(new NoAnswer()), silenceMs);
  subscription.once('confirmation', () => clearTimeout(silence));
  const stop = () => void subscription.unsubscribe().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  let next = 0;
  try {
    while (await hasCome(next, signal)) {
      const batch = waiting(subscription, after, maxEvents, table);
      if (batch.length > 0 && batch.length < maxEvents) next = performance.now() + gatherMs;
      if (batch.length > 0) yield batch;
      else if (failure !== null) throw failure;
      else if (subscription.readableEnded || subscription.destroyed)
        throw new Error('the subscription ended');
      else await change(subscription, signal);
    }
  } finally {
    clearTimeout(silence);
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
  subscription: AllStreamSubscription,
  after: bigint | null,
  maxEvents: number,
  table: Upcasters,
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

/** Waits until there is something to read, the stream has ended or failed, or the signal aborts. */
function change(subscription: AllStreamSubscription, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => resolve();
  const names = ['readable', 'end', 'error', 'close'] as const;
  for (const name of names) subscription.once(name, done);
  signal.addEventListener('abort', done, { once: true });
  return promise.finally(() => {
    for (const name of names) subscription.off(name, done);
    signal.removeEventListener('abort', done);
  });
}
