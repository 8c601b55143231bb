import {
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type EventStoreDBClient,
  START,
  type SubscribeToAllOptions,
} from '@eventstore/db-client';
import { NoAnswer } from './away.ts';
import { silenceMs } from './heard.ts';
import { placeBehind, placeOf } from './place.ts';
import { positionOf } from './resolved.ts';

type Place = ReturnType<typeof placeOf>;

export interface Wanted {
  filter: NonNullable<SubscribeToAllOptions['filter']>;
  /** The maximum number of unread events in this process. */
  maxEvents: number;
}

/** A subscription to the log: live, or broken with unread events. */
export interface OpenSubscription {
  /** The next received event; null if none waits. */
  read(): AllStreamResolvedEvent | null;
  /** Throws the error that broke the subscription. */
  requireOpen(): void;
  /** Settles when there may be something to read, the subscription breaks, or the signal aborts. */
  change(signal: AbortSignal): Promise<void>;
  /** Settles when the subscription breaks, with the position of the last received event, or null. */
  broken: Promise<bigint | null>;
  end(): void;
}

/**
 * Subscribes at a position at once, and meanwhile checks that the event there still exists, since a store under load
 * answers late. If the event was removed, it subscribes again from a place that skips nothing.
 */
export async function openBehind(
  client: EventStoreDBClient,
  after: bigint | null,
  wanted: Wanted,
): Promise<OpenSubscription> {
  const likely = placeOf(after);
  const opened = open(client, likely, wanted);
  const place = await placeBehind(client, after).catch((error) => {
    opened.end();
    throw error;
  });
  if (isSame(place, likely)) return opened;
  opened.end();
  return open(client, place, wanted);
}

function open(client: EventStoreDBClient, fromPosition: Place, wanted: Wanted): OpenSubscription {
  const { filter, maxEvents } = wanted;
  const events = client.subscribeToAll({ fromPosition, filter }, { highWaterMark: maxEvents });
  const { promise: broken, resolve: breakOff } = Promise.withResolvers<bigint | null>();
  let last: AllStreamResolvedEvent | null = null;
  let failure: Error | null = null;
  const left: AllStreamResolvedEvent[] = [];
  const take = () => {
    const event: AllStreamResolvedEvent | null = events.read();
    last = event ?? last;
    return event;
  };
  const fail = (error: Error) => {
    if (failure !== null) return;
    failure = error;
    // Later events arrive over the next subscription.
    for (let event = take(); event !== null; event = take()) left.push(event);
    breakOff(last === null ? null : positionOf(last));
  };
  events.on('error', fail);
  for (const name of ['end', 'close'] as const)
    events.once(name, () => fail(new Error('the subscription ended')));
  // Keepalive pings start late, so nothing else detects a node that accepts a connection and stays silent.
  const silence = setTimeout(() => events.destroy(new NoAnswer()), silenceMs);
  events.once('confirmation', () => clearTimeout(silence));
  return {
    broken,
    read: () => (failure === null ? take() : (left.shift() ?? null)),
    requireOpen() {
      if (failure !== null) throw failure;
    },
    change: (signal) => changeOf(events, signal),
    end() {
      clearTimeout(silence);
      events.unsubscribe().catch(() => undefined);
    },
  };
}

function changeOf(events: AllStreamSubscription, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => resolve();
  // A subscription may live for months, so the listeners are removed each time.
  const names = ['readable', 'end', 'error', 'close'] as const;
  for (const name of names) events.once(name, done);
  signal.addEventListener('abort', done, { once: true });
  return promise.finally(() => {
    for (const name of names) events.off(name, done);
    signal.removeEventListener('abort', done);
  });
}

function isSame(one: Place, other: Place): boolean {
  if (one === START || other === START) return one === other;
  return one.commit === other.commit;
}
