import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import { someCredentials } from '#event-store/embedded/testing/credentials.ts';
import { type TestBackend, testBackend, testDatabase } from '#test/backend.ts';
import { beginBehind } from '#test/begin-behind.ts';
import type { Logger } from './kit/runner/logger.ts';
import { projectionStatus } from './kit/runner/status.ts';
import { readPool } from './kit/tables/connect.ts';
import { type RunningProjections, startProjections } from './start.ts';
import { openUnsealer } from './testing/harness.ts';
import { metadataOf } from './testing/histories.ts';

const silent: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

let backend: TestBackend;
let client: EventStoreDBClient;
let pool: pg.Pool;
const stockItemId = Math.floor(Math.random() * 1_000_000_000);
const stream = `stock_item-${stockItemId}`;

beforeAll(async () => {
  backend = await testBackend();
  await beginBehind(backend);
  client = connectEventStore(backend.eventStoreUrl);
  pool = readPool(backend.databaseUrl, 4);
});

afterAll(async () => {
  await client.dispose();
  await pool.end();
  await backend.close();
});

function start(onAdvance?: (position: bigint) => void): Promise<RunningProjections> {
  const { databaseUrl } = backend;
  return startProjections({ databaseUrl, client, sealing: openUnsealer(), logger: silent, onAdvance });
}

async function append(expected: bigint | 'no_stream', type: string, data: unknown): Promise<bigint> {
  const event = { type, data };
  const outcome = await appendToStream(client, stream, expected, [
    { id: randomUUID(), ...event, metadata: metadataOf(event, 1) },
  ]);
  if (!outcome.ok) throw new Error('not appended');
  return outcome.position;
}

const registered = {
  stockItemId,
  code: 'S',
  brandId: 1,
  productId: 1,
  productSizeId: 1,
  regionId: 'KOREA',
  quality: 'new',
  discountRate: 0,
  reimbursementRate: 0,
};

/** Subscribes to checkpoint notifications. `reached` resolves once one of this or a later position arrives. */
async function advanced(position: bigint): Promise<{ reached: Promise<void>; close(): Promise<void> }> {
  const listener = new pg.Client({ connectionString: backend.databaseUrl });
  await listener.connect();
  const { promise, resolve } = Promise.withResolvers<void>();
  listener.on('notification', ({ payload }) => {
    if (BigInt(payload ?? '-1') >= position) resolve();
  });
  await listener.query('listen read_advanced');
  const { position: now } = await projectionStatus(pool, client);
  if (now >= position) resolve();
  return { reached: promise, close: () => listener.end() };
}

async function reach(position: bigint): Promise<void> {
  const { reached, close } = await advanced(position);
  await reached;
  await close();
}

async function statusOfStock(): Promise<string | undefined> {
  const { rows } = await pool.query<{ status: string }>('select status from read.stock_items where id = $1', [
    stockItemId,
  ]);
  return rows[0]?.status;
}

test('one runner is active, the other takes over, and the status is correct', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  await reach(await append('no_stream', 'StockItemRegistered', registered));
  expect(await statusOfStock()).toBe('created');
  expect([one.state().activity, other.state().activity].sort()).toEqual(['active', 'standby']);
  const [active, standby] = one.state().activity === 'active' ? [one, other] : [other, one];

  await active.stop();
  expect(active.state().activity).toBe('stopped');
  const entered = await append(0n, 'StockItemEntered', { slot: null });
  await reach(entered);
  expect(await statusOfStock()).toBe('in_stock');
  expect(standby.state().activity).toBe('active');
  const status = await projectionStatus(pool, client);
  expect(status.position).toBeGreaterThanOrEqual(entered);
  // Other tests append to a shared store during this test.
  if (!backend.shared) expect(status).toMatchObject({ position: entered, lagSeconds: 0, parked: 0 });

  await standby.stop();
  await append(1n, 'StockItemCheckStarted', {});
  expect((await projectionStatus(pool, client)).lagSeconds).toBeGreaterThan(0);
});

test('reconnects after a broken connection without losing or repeating events', async () => {
  const running = await start();
  const completed = await append(2n, 'StockItemCheckCompleted', { grade: 'A', issue: null });
  await reach(completed);
  await pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and granted and database = (
       select oid from pg_database where datname = current_database())`,
  );
  const held = await append(3n, 'StockItemHeld', {});
  await reach(held);
  expect(await statusOfStock()).toBe('hold');
  expect(running.state().reconnects).toBeGreaterThan(0);
  const { rows } = await pool.query<{ revision: bigint }>(
    'select revision from read.log where stream = $1 order by revision',
    [stream],
  );
  expect(rows.map(({ revision }) => revision)).toEqual([0n, 1n, 2n, 3n, 4n]);
  await running.stop();
});

test('resubscribes at once after the store drops the subscription, keeping the lock', async () => {
  const own = await testBackend({ ownStore: true });
  own.faults.liveBuffer = 32;
  const writer = connectEventStore(own.eventStoreUrl);
  const lines: string[] = [];
  let reached = -1n;
  const running = await startProjections({
    databaseUrl: own.databaseUrl,
    client: writer,
    sealing: openUnsealer(),
    logger: {
      info: (_about, line) => lines.push(line),
      warn: (_about, line) => lines.push(line),
      error: (_about, line) => lines.push(line),
    },
    onAdvance: (position) => {
      reached = position;
    },
  });
  for (let turn = 0; turn < 4; turn++) {
    const many = Array.from({ length: 500 }, () => {
      const event = { type: 'Counted', data: {} };
      return { id: randomUUID(), ...event, metadata: metadataOf(event, 1) };
    });
    const appended = await appendToStream(writer, `staff-${turn}`, 'no_stream', many);
    await vi.waitUntil(() => appended.ok && reached >= appended.position, 50_000);
  }
  expect(running.state()).toMatchObject({ activity: 'active', processed: 2_000n, lastError: null });
  expect(running.state().reconnects).toBeGreaterThan(0);
  // The runner became active only once.
  expect(lines.filter((line) => line === 'projections run from here')).toHaveLength(1);
  await running.stop();
  await writer.dispose();
  await own.close();
});

test('waits for an unreachable store', async () => {
  const log = await testDatabase();
  const own = await testDatabase({ isEmpty: false });
  const { startEmbeddedEventStore } = await import('#event-store/embedded/server.ts');
  const place = { databaseUrl: log.databaseUrl, credentials: someCredentials() };
  let store = await startEmbeddedEventStore(place);
  const { port, url } = store;
  const reader = connectEventStore(url);
  const { promise: caughtUp, resolve } = Promise.withResolvers<void>();
  const { promise: noticed, resolve: notice } = Promise.withResolvers<void>();
  const running = await startProjections({
    databaseUrl: own.databaseUrl,
    client: reader,
    sealing: openUnsealer(),
    logger: { ...silent, warn: () => notice() },
    onAdvance: (position) => position >= 0n && resolve(),
  });
  await store.stop();
  await noticed;
  expect(running.state().activity).not.toBe('active');
  // The start is retried: another process may use the port for a moment.
  store = await vi.waitFor(() => startEmbeddedEventStore({ ...place, port }), {
    timeout: 50_000,
    interval: 200,
  });
  const writer = connectEventStore(url);
  const event = { type: 'StockItemRegistered', data: registered };
  await appendToStream(writer, stream, 'no_stream', [
    { id: randomUUID(), ...event, metadata: metadataOf(event, 1) },
  ]);
  await caughtUp;
  expect(running.state()).toMatchObject({ activity: 'active', processed: 1n });
  await running.stop();
  await Promise.all([reader.dispose(), writer.dispose()]);
  await store.stop();
  await Promise.all([log.close(), own.close()]);
});

test('waits for an operator if the read models are ahead of the store', async () => {
  const log = await testDatabase();
  const own = await testDatabase({ isEmpty: false });
  const { startEmbeddedEventStore } = await import('#event-store/embedded/server.ts');
  const store = await startEmbeddedEventStore({
    databaseUrl: log.databaseUrl,
    credentials: someCredentials(),
  });
  const reader = connectEventStore(store.url);
  const ofOwn = readPool(own.databaseUrl, 1);
  await ofOwn.query("update read.checkpoints set position = 1000000000 where name = 'live'");
  const { promise: told, resolve: tell } = Promise.withResolvers<unknown>();
  const running = await startProjections({
    databaseUrl: own.databaseUrl,
    client: reader,
    sealing: openUnsealer(),
    logger: { ...silent, error: ({ err }: { err?: Error }) => tell(err?.name) },
  });
  expect(await told).toBe('ReadModelsAhead');
  expect(running.state()).toMatchObject({ activity: 'waiting', isAhead: true });
  await running.stop();
  await Promise.all([reader.dispose(), ofOwn.end()]);
  await store.stop();
  await Promise.all([log.close(), own.close()]);
});
