import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { memorySpan, type Remembered } from '#domain/remembered.ts';
import { type Upcasters, upcasters } from '#domain/upcasters.ts';
import { appendToStream, type ExpectedRevision } from '#event-store/append.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { lastEvent, readStream } from '#event-store/load.ts';
import { asEvent, type NewEvent, streamName } from '#event-store/stored-event.ts';
import { nobody, type WriteObserver } from '../observer.ts';
import type { Completions } from './completion.ts';
import { type InTurn, inTurns } from './in-turn.ts';
import { advance, isNewer, type Loaded, untouchedStream } from './loaded.ts';
import { createStreamCache } from './stream-cache.ts';

/** Counts the events that were read from the store for one command. */
export interface Reading {
  replayed: number;
}

/** Loads and appends streams. A process has one instance; its cache contains the most recently used streams. */
export interface Streams {
  client: EventStoreDBClient;
  /** The upcasters of old event versions. They also determine the version of new events. */
  upcasters: Upcasters;
  /** Functions that add facts of other streams to the commands that `runTarget` runs. */
  completions: Completions;
  observer: WriteObserver;
  /**
   * Makes this process decide commands on one stream one after the other: of concurrent decisions, all but one would fail.
   * Between processes, the expected revision decides.
   */
  inTurn: InTurn;
  /**
   * Returns the stream from the cache, else from the store. The cached stream may lag behind other processes; an append then
   * reports a conflict.
   */
  load<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number | string,
    reading?: Reading,
  ): Promise<Loaded<State>>;
  /** Returns the current stream from the store. */
  refresh<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number | string,
    reading?: Reading,
  ): Promise<Loaded<State>>;
  /** Returns the stream at this revision or later; from the store if the cache is behind. */
  upTo<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number | string,
    revision: bigint,
  ): Promise<Loaded<State>>;
  /** Returns the stream's state right after a command that the stream remembers, with the command's events. */
  after<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number | string,
    known: Remembered,
  ): Promise<{ loaded: Loaded<State>; events: { id: string; event: Event }[] }>;
  /** Returns whether the stream has an event of the command. Asks the store if the command is older than the stream's memory. */
  holds<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number | string,
    commandId: string,
  ): Promise<boolean>;
  /**
   * Appends events at the loaded revision, and returns the stream with them. Event ids must be new in each call. If the store
   * then reports a repeat, it is this same append, resent after a lost answer.
   */
  append<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number | string,
    loaded: Loaded<State>,
    events: readonly NewEvent[],
  ): Promise<AppendedOrNot<State>>;
}

/** The result of an append: the stream right after it, or the stream's revision (`no_stream`) after a concurrent append. */
export type AppendedOrNot<State> =
  | { ok: true; loaded: Loaded<State> }
  | { ok: false; current: ExpectedRevision };

interface StreamsOptions {
  completions: Completions;
  upcasters?: Upcasters;
  observer?: WriteObserver;
}

export function createStreams(
  client: EventStoreDBClient,
  clock: () => string,
  { completions, upcasters: table = upcasters, observer = nobody }: StreamsOptions,
): Streams {
  const cache = createStreamCache();

  const refresh: Streams['refresh'] = async (decider, id, reading) => {
    const stream = streamName(decider.category, id);
    let loaded = cache.get<typeof decider.initial>(stream) ?? untouchedStream(decider);
    const from = loaded.revision === 'no_stream' ? 0n : loaded.revision + 1n;
    for await (const event of readStream(client, stream, from, table)) {
      loaded = advance(decider, loaded, event);
      loaded.uncounted += 1;
    }
    return counted(cache.keep(stream, loaded), reading);
  };

  return {
    client,
    upcasters: table,
    completions,
    observer,
    inTurn: inTurns(),
    refresh,
    async load(decider, id, reading) {
      const cached = cache.get<typeof decider.initial>(streamName(decider.category, id));
      return cached === undefined ? refresh(decider, id, reading) : counted(cached, reading);
    },
    async upTo(decider, id, revision) {
      const cached = cache.get<typeof decider.initial>(streamName(decider.category, id));
      return cached === undefined || isNewer(revision, cached.revision) ? refresh(decider, id) : cached;
    },
    async after<State, Command, Event extends DomainEvent>(
      decider: Decider<State, Command, Event>,
      id: number | string,
      known: Remembered,
    ) {
      let loaded = untouchedStream(decider);
      const events: { id: string; event: Event }[] = [];
      for await (const stored of readStream(client, streamName(decider.category, id), 0n, table)) {
        if (stored.revision > known.revision) break;
        loaded = advance(decider, loaded, stored);
        if (stored.metadata.commandId === known.commandId)
          events.push({ id: stored.id, event: asEvent(stored) });
      }
      return { loaded, events };
    },
    async holds(decider, id, commandId) {
      const stream = streamName(decider.category, id);
      const isKnown = (loaded?: Pick<Loaded<unknown>, 'memory'>) =>
        loaded?.memory.some((known) => known.commandId === commandId) ?? false;
      if (isKnown(cache.get(stream))) return true;
      const { memory } = await refresh(decider, id);
      if (isKnown({ memory })) return true;
      if (memory.length < (decider.memory ?? memorySpan)) return false;
      let isFound = false;
      for await (const { metadata } of readStream(client, stream, 0n, table)) {
        isFound ||= metadata.commandId === commandId;
      }
      return isFound;
    },
    async append(decider, id, loaded, events) {
      const stream = streamName(decider.category, id);
      const outcome = await appendToStream(client, stream, loaded.revision, events);
      if (!outcome.ok) return outcome;
      const first = outcome.revision - BigInt(events.length - 1);
      const recordedAt = clock();
      const after = events.reduce(
        (state, event, index) =>
          advance(decider, state, {
            ...event,
            stream,
            revision: first + BigInt(index),
            position: outcome.position,
            recordedAt,
          }),
        loaded,
      );
      cache.keep(stream, after);
      return { ok: true, loaded: after };
    },
  };
}

/**
 * Adds the number of events read to the command's counter. It includes events read before the command's turn, for the check
 * whether the sender may see the entity.
 */
function counted<State>(loaded: Loaded<State>, reading: Reading | undefined): Loaded<State> {
  if (reading !== undefined) {
    reading.replayed += loaded.uncounted;
    loaded.uncounted = 0;
  }
  return loaded;
}

/** Whether a stream has events. For kinds of streams that this version has no decider for. */
export async function hasBegun({ client }: Streams, category: string, id: number): Promise<boolean> {
  return (await lastEvent(client, streamName(category, id))) !== null;
}
