import { randomBytes, randomUUID } from 'node:crypto';
import { BACKWARDS, END, type Position } from '@eventstore/db-client';
import { inject } from 'vitest';
import { withDatabase } from '#backend/databases.ts';
import { connectEventStore } from '#event-store/client.ts';
import { Faults } from '#event-store/embedded/faults.ts';
import { someCredentials } from '#event-store/embedded/testing/credentials.ts';
import { createDatabases, dropDatabases } from './databases.ts';

export type TestBackend = {
  /** A database of this caller's own: the tables of a house without a row, or nothing at all. */
  databaseUrl: string;
  eventStoreUrl: string;
  /** Whether other tests' events are in `$all` too (EVENTSTORE_URL, or containers). */
  shared: boolean;
  /**
   * Where `$all` ended when this backend was opened: what a test subscribes from when the store is shared.
   * Undefined for the store of this caller's own, which is empty: from the start.
   */
  startPosition: Position | undefined;
  /** What goes wrong in the event store; of no effect in one that is shared. */
  faults: Faults;
  /**
   * An id that no other test uses. Tests name every stream by ids from here, never by constants, so that
   * they run against a store that is not empty.
   */
  id(): string;
  close(): Promise<void>;
};

interface Options {
  ownStore?: boolean;
  isEmpty?: boolean;
  /** The names of a closed house's databases. */
  copyOf?: { house: string; log: string } | undefined;
}

/**
 * A fresh database and event store for one test file (call it in `beforeAll`, `close` in `afterAll`). By
 * default the event store is the embedded one, served by this process over a second fresh database. Given
 * EVENTSTORE_URL and DATABASE_URL, or TEST_BACKEND=containers, the event store is one for all, with the
 * streams of other tests in it: subscribe from `startPosition` and expect foreign events behind it. Where a test
 * needs an empty store, `ownStore` keeps to the embedded one; where it is about a database's first start, `isEmpty` leaves
 * out the tables. A copy of closed databases has a store of its own.
 */
export async function testBackend({
  ownStore = false,
  isEmpty = false,
  copyOf,
}: Options = {}): Promise<TestBackend> {
  const { serverUrl, houseTables, ...shared } = inject('backend');
  const eventStoreUrl = ownStore || copyOf ? undefined : shared.eventStoreUrl;
  const name = `t_${randomBytes(6).toString('hex')}`;
  await createDatabases(serverUrl, [name], isEmpty ? undefined : (copyOf?.house ?? houseTables));
  const databaseUrl = withDatabase(serverUrl, name);
  if (eventStoreUrl) {
    return {
      databaseUrl,
      eventStoreUrl,
      shared: true,
      startPosition: await endOfAll(eventStoreUrl),
      faults: new Faults(),
      id: randomUUID,
      close: () => dropDatabases(serverUrl, [name]),
    };
  }
  const log = `${name}_log`;
  await createDatabases(serverUrl, [log], copyOf?.log);
  const { startEmbeddedEventStore } = await import('#event-store/embedded/server.ts');
  const faults = new Faults();
  const store = await startEmbeddedEventStore({
    databaseUrl: withDatabase(serverUrl, log),
    credentials: someCredentials(),
    faults,
  });
  return {
    databaseUrl,
    eventStoreUrl: store.url,
    shared: false,
    startPosition: undefined,
    faults,
    id: randomUUID,
    close: async () => {
      await store.stop();
      await dropDatabases(serverUrl, [name, log]);
    },
  };
}

/** A fresh database without an event store, for tests that speak to Postgres only: empty, or with a house's tables. */
export async function testDatabase({ isEmpty = true } = {}): Promise<TestDatabase> {
  const { serverUrl, houseTables } = inject('backend');
  const name = `t_${randomBytes(6).toString('hex')}`;
  await createDatabases(serverUrl, [name], isEmpty ? undefined : houseTables);
  return { databaseUrl: withDatabase(serverUrl, name), close: () => dropDatabases(serverUrl, [name]) };
}

export interface TestDatabase {
  databaseUrl: string;
  close(): Promise<void>;
}

async function endOfAll(url: string): Promise<Position | undefined> {
  const client = connectEventStore(url);
  try {
    for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })) {
      return event?.position;
    }
    return undefined;
  } finally {
    await client.dispose();
  }
}
