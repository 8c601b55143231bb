import { excludeSystemEvents } from '@eventstore/db-client';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { connectEventStore } from '#event-store/client.ts';
import { startEmbeddedEventStore } from './server.ts';
import { someCredentials } from './testing/credentials.ts';
import { collect, events, take } from './testing/event-store.ts';
import { startTestPostgres, type TestPostgres } from './testing/postgres.ts';
import { severedPostgres } from './testing/severed-postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres(inject('backend')?.serverUrl);
});
afterAll(() => postgres.stop());

test('answers appends with a lost commit acknowledgement, and stores them once', async () => {
  const databaseUrl = await postgres.createDatabase();
  const severed = await severedPostgres(databaseUrl);
  const store = await startEmbeddedEventStore({
    databaseUrl: severed.databaseUrl,
    credentials: someCredentials(),
  });
  const client = connectEventStore(store.url);
  const db = new pg.Client(databaseUrl);
  await db.connect();
  // After this append the server has the stream's state in its cache, so the next append is a single insert statement.
  await client.appendToStream('lost', events(1));
  const received = take(client.subscribeToAll({ filter: excludeSystemEvents() }), 5);

  severed.withholdAnswers();
  const appended = client.appendToStream('lost', events(3), { expectedRevision: 0n });
  await vi.waitUntil(
    async () => (await db.query("select from event_store.events where stream = 'lost'")).rowCount === 4,
    {
      timeout: 50_000,
    },
  );
  severed.cut();

  const { nextExpectedRevision, position } = await appended;
  expect(nextExpectedRevision).toBe(3n);
  const next = await client.appendToStream('lost', events(1), { expectedRevision: 3n });
  const stored = (await collect(client.readStream('lost'))).map(({ event }) => event?.position);
  expect(stored).toHaveLength(5);
  expect(stored.slice(3)).toEqual([position, next.position]);
  expect((await received).map(({ event }) => event?.position)).toEqual(stored);
  await db.end();
  await client.dispose();
  await store.stop();
  await severed.stop();
});
