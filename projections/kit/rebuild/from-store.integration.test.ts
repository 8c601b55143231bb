import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import { subscribeInBatches } from '#event-store/subscribe.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { readModels } from '../../read-models.ts';
import { type Bench, openBench, openUnsealer } from '../../testing/harness.ts';
import { metadataOf, rentals } from '../../testing/histories.ts';
import { aSeed, seeded } from '../../testing/random.ts';
import { dropFormer, type RebuildOptions, rebuild } from './rebuild.ts';

let backend: TestBackend;
let store: EventStoreDBClient;
let bench: Bench;

beforeAll(async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  [backend, bench] = await Promise.all([testBackend({ ownStore: true }), openBench()]);
  store = connectEventStore(backend.eventStoreUrl);
  const revisions = new Map<string, bigint>();
  let count = 0;
  for (const { stream, event, metadata } of rentals(seeded(seed), 15)) {
    const revision = revisions.get(stream) ?? null;
    const stored = {
      ...event,
      id: crypto.randomUUID(),
      metadata: { ...metadataOf(event, count), ...metadata },
    };
    const outcome = await appendToStream(store, stream, revision ?? 'no_stream', [stored]);
    if (!outcome.ok) throw new Error(`${stream} was not appended to`);
    revisions.set(stream, (revision ?? -1n) + 1n);
    count += 1;
  }
  const ended = new AbortController();
  for await (const events of subscribeInBatches(store, { after: null, signal: ended.signal })) {
    await bench.take(events);
    count -= events.length;
    if (count === 0) ended.abort();
  }
});

afterAll(async () => {
  await bench.close();
  await store.dispose();
  await backend.close();
});

const options = (): RebuildOptions => ({
  databaseUrl: bench.databaseUrl,
  models: readModels,
  unsealer: openUnsealer(),
  signal: new AbortController().signal,
  maxEvents: 60,
  stretch: 150,
});

const stockItems = async () => (await bench.dump())['read.stock_items'];

test('a rebuild from the store is right although the mirror is wrong', async () => {
  const right = await stockItems();
  await bench.query(
    `update read.log set data = jsonb_set(data::jsonb, '{code}', '"tampered"')::json where type = 'StockItemRegistered'`,
  );
  expect(await rebuild(options())).toBe('switched');
  expect(await stockItems()).not.toEqual(right);
  await dropFormer(bench.databaseUrl);
  expect(await rebuild({ ...options(), store })).toBe('switched');
  expect(await stockItems()).toEqual(right);
  await dropFormer(bench.databaseUrl);
});

test('does not resume a rebuild from another source', async () => {
  const right = await stockItems();
  const stopping = new AbortController();
  const stopped = { ...options(), signal: stopping.signal, onReport: () => stopping.abort() };
  expect(await rebuild(stopped)).toBe('stopped');
  expect(await rebuild({ ...options(), store })).toBe('switched');
  expect(await stockItems()).toEqual(right);
});
