import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#test/backend.ts';
import { anEvent } from '#test/own-store.ts';
import { appendToStream, type ExpectedRevision } from './append.ts';
import { connectEventStore, type EventStoreDBClient } from './client.ts';
import { type EmbeddedEventStore, startEmbeddedEventStore } from './embedded/server.ts';
import { someCredentials } from './embedded/testing/credentials.ts';
import { subscribeInBatches } from './subscribe.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let store: EmbeddedEventStore;
let client: EventStoreDBClient;

async function start() {
  store = await startEmbeddedEventStore({ ...database, credentials: someCredentials() });
  client = connectEventStore(store.url);
}

async function stop() {
  await client.dispose();
  await store.stop();
}

beforeAll(async () => {
  database = await testDatabase();
  await start();
});
afterAll(async () => {
  await stop();
  await database.close();
});

async function append(stream: string, expected: ExpectedRevision): Promise<bigint> {
  const outcome = await appendToStream(client, stream, expected, [anEvent()]);
  if (!outcome.ok) throw new Error(`${stream} is at ${outcome.current}`);
  return outcome.position;
}

/** Returns the positions of the events that a subscriber receives between two positions. */
async function heard(after: bigint | null, upTo: bigint): Promise<bigint[]> {
  const stopping = new AbortController();
  const positions: bigint[] = [];
  for await (const batch of subscribeInBatches(client, { after, signal: stopping.signal })) {
    positions.push(...batch.map(({ position }) => position));
    if (positions.includes(upTo)) stopping.abort();
  }
  return positions;
}

/**
 * Removes events as a scavenge of EventStoreDB does. The embedded store must restart for this, since it caches its last
 * events.
 */
async function remove(...positions: bigint[]) {
  await stop();
  const db = new pg.Client(database.databaseUrl);
  await db.connect();
  await db.query('delete from event_store.events where position = any($1)', [positions]);
  await db.end();
  await start();
}

it('receives every event after a removed one', async () => {
  const first = await append('stock_item-1', 'no_stream');
  const second = await append('stock_item-2', 'no_stream');
  const third = await append('stock_item-3', 'no_stream');
  const fourth = await append('stock_item-4', 'no_stream');
  expect(await heard(second, fourth)).toEqual([third, fourth]);
  await remove(second);
  expect(await heard(second, fourth)).toEqual([third, fourth]);
  await remove(first);
  expect(await heard(second, fourth)).toEqual([third, fourth]);
  expect(await heard(null, fourth)).toEqual([third, fourth]);
});

it('continues after a removed event if nothing has happened since', async () => {
  const gone = await append('stock_item-5', 'no_stream');
  await append('reactor_checkpoint-other', 'no_stream');
  await remove(gone);
  const next = await append('stock_item-6', 'no_stream');
  expect(await heard(gone, next)).toEqual([next]);
});

it("does not receive the reactor's checkpoints, whose older events the store removes", async () => {
  const before = await append('stock_item-7', 'no_stream');
  for (let revision = -1n; revision < 3n; revision++)
    await append('reactor_checkpoint-main', revision < 0n ? 'no_stream' : revision);
  const after = await append('stock_item-8', 'no_stream');
  await append('reactor_checkpoint-main', 3n);
  expect(await heard(before, after)).toEqual([after]);
});
