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
  /** The maximum number of received but unread events in this process. */
  maxEvents: number;
}

/** A subscription to the log. It is live, or it is broken but still has unread events. */
export interface OpenSubscription {
  /** Returns the next received event; null if all received events have been read. */
  read(): AllStreamResolvedEvent | null;
  /** Throws the subscription's error if it is broken. */
  requireOpen(): void;
  /** Resolves when an event may have arrived, the subscription breaks, or the signal aborts. */
  change(signal: AbortSignal): Promise<void>;
  /** Resolves when the subscription breaks, to the position of the last received event; to null if none was received. */
  broken: Promise<bigint | null>;
  end(): void;
}

/**
 * Subscribes at a position at once, and in parallel checks that its event still exists: a store under load answers late. If
 * the event was removed, subscribes again from a place that skips nothing.
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
    // Keeps the unread events of this subscription; the next subscription receives later events.
    for (let event = take(); event !== null; event = take()) left.push(event);
    breakOff(last === null ? null : positionOf(last));
  };
  events.on('error', fail);
  for (const name of ['end', 'close'] as const)
    events.once(name, () => fail(new Error('the subscription ended')));
  // The timer detects a node that accepts a connection and stays silent: keepalive pings start too late for this.
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
  // The listeners are removed after each wait, since a subscription may stay open for months.
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
