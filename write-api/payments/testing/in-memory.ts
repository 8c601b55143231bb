import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import type { Remembered } from '#domain/remembered.ts';
import { asEvent, type NewEvent, type StoredEvent } from '#event-store/stored-event.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import { inTurns } from '../../kit/commands/in-turn.ts';
import { advance, type Loaded, untouchedStream } from '../../kit/commands/loaded.ts';
import { nobody } from '../../kit/observer.ts';
import type { PaymentProvider } from '../../payment-provider/payment-provider.ts';

/** Streams in memory. `at` is called before and after each append, so that a test can crash there. */
export function streamsInMemory(clock: () => string, at: (point: string) => void) {
  const stored = new Map<string, StoredEvent[]>();
  /** All events, in the order of appending. */
  const log: StoredEvent[] = [];
  let position = 0n;
  const refresh = async <State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number | string,
  ): Promise<Loaded<State>> =>
    (stored.get(`${decider.category}-${id}`) ?? []).reduce(
      (loaded, event) => advance(decider, loaded, event),
      untouchedStream(decider),
    );
  const streams = {
    upcasters: {},
    completions: {},
    observer: nobody,
    inTurn: inTurns(),
    load: refresh,
    refresh,
    upTo: refresh,
    after: async <State, Command, Event extends DomainEvent>(
      decider: Decider<State, Command, Event>,
      id: number | string,
      known: Remembered,
    ) => {
      const before = (stored.get(`${decider.category}-${id}`) ?? []).filter(
        ({ revision }) => revision <= known.revision,
      );
      const loaded = before.reduce(
        (state, event) => advance(decider, state, event),
        untouchedStream(decider),
      );
      const own = before.filter(({ metadata }) => metadata.commandId === known.commandId);
      return { loaded, events: own.map((event) => ({ id: event.id, event: asEvent<Event>(event) })) };
    },
    async append<State, Command, Event extends DomainEvent>(
      decider: Decider<State, Command, Event>,
      id: number | string,
      loaded: Loaded<State>,
      events: readonly NewEvent[],
    ) {
      at('before append');
      const stream = `${decider.category}-${id}`;
      const before = stored.get(stream) ?? [];
      const current = before.at(-1)?.revision ?? 'no_stream';
      if (current !== loaded.revision) return { ok: false, current };
      const added = events.map((event, index): StoredEvent => {
        position += 1n;
        const revision = BigInt(before.length + index);
        return { ...event, stream, revision, position, storedData: event.data, recordedAt: clock() };
      });
      stored.set(stream, [...before, ...added]);
      log.push(...added);
      at('after append');
      return { ok: true, loaded: await refresh(decider, id) };
    },
  };
  return { streams, log, eventsOf: (stream: string) => stored.get(stream) ?? [] };
}

/** A database in which every card has a billing key. Its index is up to date, and knows no orders. */
const database = () =>
  new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () =>
        Object.assign(new DummyDriver(), {
          acquireConnection: async () => ({
            executeQuery: async ({ sql }: CompiledQuery) => ({
              rows: /checkpoints|open_order_items/.test(sql) ? [] : [{ billing_key: 'sealed' }],
            }),
            async *streamQuery() {},
          }),
        }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** The part of the write side that calls to the provider use. */
export function depsInMemory(
  clock: () => string,
  paymentProvider: PaymentProvider,
  at: (point: string) => void,
): { deps: WriteDeps; log: readonly StoredEvent[]; eventsOf(stream: string): StoredEvent[] } {
  const { streams, log, eventsOf } = streamsInMemory(clock, at);
  const forgotten = new Set<string>();
  const deps = {
    streams: Object.assign(streams, { client: { readAll: () => nothing() } }),
    clock,
    paymentProvider,
    db: database(),
    indexed: { indexers: [], streams: [], patienceMs: 0 },
    incoming: { beside: () => undefined },
    async seal(person: string, value: unknown) {
      if (forgotten.has(person)) throw conflict('person.forgotten', `${person} is forgotten`);
      return `s1.${JSON.stringify(value)}`;
    },
    sealing: {
      unseal: async (person: string) => (forgotten.has(person) ? null : 'billing key'),
      forget: async (person: string) => void forgotten.add(person),
    },
  };
  return { deps: deps as unknown as WriteDeps, log, eventsOf };
}

async function* nothing() {}
