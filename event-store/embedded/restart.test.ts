import {
  ANY,
  BACKWARDS,
  END,
  type EventStoreDBClient,
  excludeSystemEvents,
  NO_STREAM,
  STREAM_EXISTS,
} from '@eventstore/db-client';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { connectEventStore } from '#event-store/client.ts';
import { type EmbeddedEventStore, startEmbeddedEventStore } from './server.ts';
import { someCredentials } from './testing/credentials.ts';
import { collect, events, take } from './testing/event-store.ts';
import { startTestPostgres, type TestPostgres } from './testing/postgres.ts';

let postgres: TestPostgres;
let databaseUrl: string;
let store: EmbeddedEventStore;
let client: EventStoreDBClient;
const credentials = someCredentials();

const start = async (): Promise<void> => {
  store = await startEmbeddedEventStore({ databaseUrl, credentials });
  client = connectEventStore(store.url);
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

test('after a restart, recognizes a repeat by its revision, continues revisions and positions, and reads all events', async () => {
  const same = events(3);
  const first = await client.appendToStream('kept', same, { expectedRevision: NO_STREAM });
  await client.appendToStream('kept', events(1));
  await stop();
  await start();
  expect(await client.appendToStream('kept', same, { expectedRevision: NO_STREAM })).toEqual(first);
  const next = await client.appendToStream('kept', events(1), { expectedRevision: 3n });
  expect(next.nextExpectedRevision).toBe(4n);
  const all = await take(client.subscribeToAll({ filter: excludeSystemEvents() }), 5);
  expect(all.map(({ event }) => event?.revision)).toEqual([0n, 1n, 2n, 3n, 4n]);
  expect(all.at(-1)?.event?.position).toEqual(next.position);
  // An append without a revision is recognized as a repeat only while the store remembers the ids of its events.
  for (const expectedRevision of [ANY, STREAM_EXISTS] as const) {
    const again = await client.appendToStream('kept', same, { expectedRevision });
    expect(await client.appendToStream('kept', same, { expectedRevision })).toEqual(again);
    expect(again.nextExpectedRevision).toBe(7n);
  }
});

test('recording times never go back over a restart, whatever the machine’s clock does', async () => {
  // With more than a hundred events, the last event is not the last in text order.
  const before = await client.appendToStream('timed', events(120));
  const [last] = await collect(
    client.readStream('timed', { direction: BACKWARDS, fromRevision: END, maxCount: 1 }),
  );
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  try {
    await stop();
    await start();
    const after = await client.appendToStream('timed', events(1), { deadline: 7_200_000 });
    expect(after.position?.commit).toBeGreaterThan(before.position?.commit ?? 0n);
  } finally {
    clock.mockRestore();
  }
  const [next] = await collect(
    client.readStream('timed', { direction: BACKWARDS, fromRevision: END, maxCount: 1 }),
  );
  expect(next?.event?.created.getTime()).toBeGreaterThanOrEqual(last?.event?.created.getTime() ?? 0);
});
