import { randomBytes, randomUUID } from 'node:crypto';
import { BACKWARDS, END, type Position } from '@eventstore/db-client';
import { inject } from 'vitest';
import { withDatabase } from '#backend/databases.ts';
import { connectEventStore } from '#event-store/client.ts';
import { Faults } from '#event-store/embedded/faults.ts';
import { someCredentials } from '#event-store/embedded/testing/credentials.ts';
import { createDatabases, dropDatabases } from './databases.ts';

export type TestBackend = {
  /** A new database for this caller alone: with an installation's tables but no rows, or empty. */
  databaseUrl: string;
  eventStoreUrl: string;
  /** Whether `$all` also contains other tests' events (EVENTSTORE_URL, or containers). */
  shared: boolean;
  /**
   * The end of `$all` when this backend was opened. On a shared store, tests subscribe from this position. Undefined
   * for the caller's own store: it is empty, so tests subscribe from the start.
   */
  startPosition: Position | undefined;
  /** Faults to inject into the event store; they have no effect on a shared store. */
  faults: Faults;
  /**
   * Returns an id that no other test uses. Tests must take every stream's id from this function, never from
   * constants, so that they also run against a store that is not empty.
   */
  id(): string;
  close(): Promise<void>;
};

interface Options {
  ownStore?: boolean;
  isEmpty?: boolean;
  /** The names of the databases of a closed installation, to copy them. */
  copyOf?: { house: string; log: string } | undefined;
}

/**
 * A fresh database and event store for one test file (call it in `beforeAll`, `close` in `afterAll`). By default the
 * event store is the embedded one, served by this process over a second fresh database. With EVENTSTORE_URL and
 * DATABASE_URL, or TEST_BACKEND=containers, all tests share one event store. Tests then subscribe from
 * `startPosition` and must expect foreign events after it. `ownStore` gives a test the embedded store in any case,
 * for tests that need an empty one. `isEmpty` leaves out the tables, for tests of a database's first start. A copy of
 * closed databases has its own store.
 */
export async function testBackend({
  ownStore = false,
  isEmpty = false,
  copyOf,
}: Options = {}): Promise<TestBackend> {
  const { serverUrl, houseTables, ...shared } = inject('backend');
  const eventStoreUrl = ownStore || copyOf ? undefined : shared.eventStoreUrl;
  const name = `t_${randomBytes(6).toString('hex')}`;
  const house = { name, template: isEmpty ? undefined : (copyOf?.house ?? houseTables) };
  const databaseUrl = withDatabase(serverUrl, name);
  if (eventStoreUrl) {
    await createDatabases(serverUrl, [house]);
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
  await createDatabases(serverUrl, [house, { name: log, template: copyOf?.log }]);
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

/**
 * A fresh database without an event store, for tests that use only Postgres: empty, or with an installation's tables.
 */
export async function testDatabase({ isEmpty = true } = {}): Promise<TestDatabase> {
  const { serverUrl, houseTables } = inject('backend');
  const name = `t_${randomBytes(6).toString('hex')}`;
  await createDatabases(serverUrl, [{ name, template: isEmpty ? undefined : houseTables }]);
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
