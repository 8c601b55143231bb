import { EventStoreDBClient, NO_STREAM, START } from '@eventstore/db-client';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type EmbeddedEventStore, startEmbeddedEventStore } from './server.ts';
import { events, take } from './testing/event-store.ts';
import { startTestPostgres, type TestPostgres } from './testing/postgres.ts';

let postgres: TestPostgres;
let databaseUrl: string;
let store: EmbeddedEventStore;
let client: EventStoreDBClient;

const start = async (): Promise<void> => {
  store = await startEmbeddedEventStore({ databaseUrl });
  client = EventStoreDBClient.connectionString(store.url);
};
const stop = async (): Promise<void> => {
  await client.dispose();
  await store.stop();
};

beforeAll(async () => {
  postgres = await startTestPostgres(inject('backend')?.serverUrl);
  databaseUrl = await postgres.createDatabase();
  await start();
});
afterAll(async () => {
  await stop();
  await postgres.stop();
});

test('after a restart a repeat is known, revisions and positions go on, and all is read', async () => {
  const same = events(3);
  const first = await client.appendToStream('kept', same);
  await client.appendToStream('kept', events(1));
  await stop();
  await start();
  expect(await client.appendToStream('kept', same)).toEqual(first);
  expect(await client.appendToStream('kept', same, { expectedRevision: NO_STREAM })).toEqual(first);
  const next = await client.appendToStream('kept', events(1), { expectedRevision: 3n });
  expect(next).toMatchObject({ nextExpectedRevision: 4n, position: { commit: 5n, prepare: 5n } });
  const all = await take(client.subscribeToAll({ fromPosition: START }), 5);
  expect(all.map(({ event }) => event?.revision)).toEqual([0n, 1n, 2n, 3n, 4n]);
});
