import { type EventStoreDBClient, type JSONEventData, jsonEvent } from '@eventstore/db-client';
import { inject } from 'vitest';
import { connectEventStore } from '#event-store/client.ts';
import { Faults } from '../faults.ts';
import { type EmbeddedEventStore, startEmbeddedEventStore } from '../server.ts';
import { someCredentials } from './credentials.ts';
import { startTestPostgres } from './postgres.ts';

/** A running store with its client, for a test file. */
export interface TestStore {
  readonly databaseUrl: string;
  readonly client: EventStoreDBClient;
  readonly store: EmbeddedEventStore;
  /** Faults that the test can activate in this store. */
  readonly faults: Faults;
  /** Creates another empty database on the same Postgres. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export async function startTestStore(options: { maxAppendSize?: number } = {}): Promise<TestStore> {
  const postgres = await startTestPostgres(inject('backend')?.serverUrl);
  const databaseUrl = await postgres.createDatabase();
  const faults = new Faults();
  const credentials = someCredentials();
  const store = await startEmbeddedEventStore({ databaseUrl, credentials, faults, ...options });
  const client = connectEventStore(store.url);
  return {
    databaseUrl,
    client,
    store,
    faults,
    createDatabase: () => postgres.createDatabase(),
    stop: async () => {
      await client.dispose();
      await store.stop();
      await postgres.stop();
    },
  };
}

/** Returns this many numbered events of one type. */
export function events(count: number, type = 'counted'): JSONEventData[] {
  return Array.from({ length: count }, (_, number) => jsonEvent({ type, data: { number } }));
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Returns the error of a rejected promise. */
export async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('It should have failed.');
    },
    (error: unknown) => error,
  );
}

/** Takes this many items from an endless source, then ends the source. */
export async function take<T>(items: AsyncIterable<T>, count: number): Promise<T[]> {
  const taken: T[] = [];
  for await (const item of items) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
}
