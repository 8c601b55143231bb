import { BACKWARDS, type EventStoreDBClient, START, UnknownError } from '@eventstore/db-client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectEventStore } from '#event-store/client.ts';
import { type EmbeddedEventStore, startEmbeddedEventStore } from './server.ts';
import { someCredentials } from './testing/credentials.ts';
import { collect, events, failure, startTestStore, type TestStore, take } from './testing/event-store.ts';

let t: TestStore;
beforeAll(async () => {
  t = await startTestStore();
  // So many that positions have four and five digits.
  await t.client.appendToStream('read', events(150));
});
afterAll(() => t.stop());

const at = (commit: bigint) => ({ commit, prepare: commit });

async function positionsIn(client: EventStoreDBClient): Promise<bigint[]> {
  return (await collect(client.readAll())).map(({ event }) => event?.position.commit ?? -1n);
}

describe('positions', () => {
  test('lie apart, further for larger events', async () => {
    const places = await positionsIn(t.client);
    for (const [index, place] of places.entries())
      expect(place - (places[index - 1] ?? 0n)).toBeGreaterThan(64n);
  });

  test('continue after a restart, with the same distances', async () => {
    const databaseUrl = await t.createDatabase();
    const appended: bigint[] = [];
    for (let start = 0; start < 3; start++) {
      await withStore(databaseUrl, async (client) => {
        const { position } = await client.appendToStream('kept', events(1));
        appended.push(position?.commit ?? -1n);
      });
    }
    const [first = 0n, second = 0n, third = 0n] = appended;
    expect(second - first).toBeGreaterThan(64n);
    expect(third - second).toBe(second - first);
  });

  test('stay dense in a log that began so, and all of them can be read from', async () => {
    const databaseUrl = await t.createDatabase();
    await withStore(databaseUrl, async () => undefined);
    await execute(
      databaseUrl,
      `delete from event_store.events;
       insert into event_store.events (position, stream, revision, id, type, is_json, created_ms, data, metadata)
       select n, 'old', n - 1, gen_random_uuid(), 'counted', true, 0, '{}', '' from generate_series(1, 3) n`,
    );
    await withStore(databaseUrl, async (client) => {
      await client.appendToStream('new', events(2));
      expect(await positionsIn(client)).toEqual([1n, 2n, 3n, 4n, 5n]);
      expect(await collect(client.readAll({ fromPosition: at(4n) }))).toHaveLength(2);
    });
  });
});

describe('the middle of an event', () => {
  test.each([
    ['a read', (from: bigint) => collect(t.client.readAll({ fromPosition: at(from) }))],
    [
      'a read backwards',
      (from: bigint) => collect(t.client.readAll({ fromPosition: at(from), direction: BACKWARDS })),
    ],
    ['a subscription', (from: bigint) => take(t.client.subscribeToAll({ fromPosition: at(from) }), 1)],
  ])('cannot be the start of %s', async (_, read) => {
    const places = await positionsIn(t.client);
    expect(places.at(-1)).toBeGreaterThan(10_000n);
    for (const place of [places[0], places[20], places.at(-1)]) {
      for (const inside of [1n, 20n]) {
        const error = await failure(read((place ?? 0n) + inside));
        expect(error).toBeInstanceOf(UnknownError);
        expect(error).toMatchObject({ message: '2 UNKNOWN: Unexpected ReadAllResult: Error' });
      }
    }
    expect(await failure(read(1n))).toBeInstanceOf(UnknownError);
  });
});

test('a subscription skips one event after its position, even if the one at the position was removed', async () => {
  const databaseUrl = await t.createDatabase();
  let places: bigint[] = [];
  const firstBehind = async (client: EventStoreDBClient, place: bigint | undefined) => {
    const [next] = await take(client.subscribeToAll({ fromPosition: at(place ?? -1n) }), 1);
    return next?.event?.position.commit;
  };
  await withStore(databaseUrl, async (client) => {
    await client.appendToStream('scavenged', events(5));
    places = await positionsIn(client);
    expect(await firstBehind(client, places[1])).toBe(places[2]);
  });
  await execute(databaseUrl, `delete from event_store.events where position = ${places[1]}`);
  await withStore(databaseUrl, async (client) => {
    expect(await firstBehind(client, places[1])).toBe(places[3]);
    expect(await take(client.subscribeToAll({ fromPosition: START }), 4)).toHaveLength(4);
  });
});

async function withStore(
  databaseUrl: string,
  use: (client: EventStoreDBClient, store: EmbeddedEventStore) => Promise<unknown>,
): Promise<void> {
  const store = await startEmbeddedEventStore({ databaseUrl, credentials: someCredentials() });
  const client = connectEventStore(store.url);
  await use(client, store);
  await client.dispose();
  await store.stop();
}

async function execute(databaseUrl: string, statement: string): Promise<void> {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  await db.query(statement);
  await db.end();
}
