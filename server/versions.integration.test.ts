import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import type { EventMetadata } from '#domain/event.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { upcasters as shipped, type Upcasters } from '#domain/upcasters.ts';
import { appendToStream } from '#event-store/append.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import { readStream } from '#event-store/load.ts';
import { migrate } from '#projections/kit/migrations/migrate.ts';
import { rebuild } from '#projections/kit/rebuild/rebuild.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import type { Difference } from '#projections/kit/verify/difference.ts';
import { verifyLog } from '#projections/kit/verify/log.ts';
import { repairEntity } from '#projections/kit/verify/repair-entity.ts';
import { verifyRows } from '#projections/kit/verify/rows.ts';
import { readModels } from '#projections/read-models.ts';
import { type RunningProjections, startProjections } from '#projections/start.ts';
import { openUnsealer } from '#projections/testing/harness.ts';
import { openTestModels, staff, type TestModels } from '#read-api/testing/test-models.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import { runCommand } from '#write-api/kit/commands/run-command.ts';
import { createStreams } from '#write-api/kit/commands/streams.ts';

/** As if a check had once named a condition and a note, which since version 2 are a grade and an issue. */
const upcasters: Upcasters = {
  ...shipped,
  StockItemCheckCompleted: {
    1: (data) => {
      const { condition, note } = data as { condition: string; note: string | null };
      return { grade: condition, issue: note };
    },
  },
};

let backend: TestBackend;
let client: EventStoreDBClient;
let pool: pg.Pool;
let running: RunningProjections;
let models: TestModels;
const reached = { position: -1n, advanced: Promise.withResolvers<void>() };
const id = 41;
const stream = `stock_item-${id}`;

beforeAll(async () => {
  backend = await testBackend({ ownStore: true });
  await migrate(backend.databaseUrl);
  client = connectEventStore(backend.eventStoreUrl);
  pool = readPool(backend.databaseUrl, 3);
  const { databaseUrl } = backend;
  running = await startProjections({
    ...{ databaseUrl, client, upcasters, sealing: openUnsealer() },
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    onAdvance(position) {
      reached.position = position;
      reached.advanced.resolve();
      reached.advanced = Promise.withResolvers();
    },
  });
  models = await openTestModels({ database: { databaseUrl, close: async () => undefined }, upcasters });
});

afterAll(async () => {
  await models.close();
  await running.stop();
  await client.dispose();
  await pool.end();
  await backend.close();
});

/** Events as the version before wrote them. */
async function written(events: readonly { type: string; data: unknown }[]): Promise<void> {
  const metadata = (): EventMetadata => ({
    ...{ schemaVersion: 1, $correlationId: 'c', $causationId: 'c', command: 'past', commandId: randomUUID() },
    ...{ actor: system, brandIds: [1], receivedAt: '2025-01-01T00:00:00.000Z' },
  });
  const news = events.map((event) => ({ id: randomUUID(), ...event, metadata: metadata() }));
  expect(await appendToStream(client, stream, 'no_stream', news)).toMatchObject({ ok: true });
}

async function differences(table: Upcasters): Promise<Difference[]> {
  const found: Difference[] = [];
  const { signal } = new AbortController();
  const tell = (difference: Difference) => found.push(difference);
  const { databaseUrl } = backend;
  const unsealer = openUnsealer();
  await verifyRows({ databaseUrl, models: readModels, unsealer, upcasters: table, signal, tell });
  return found;
}

async function graded(): Promise<{ grade: string; issue: string | null }[]> {
  const { rows } = await pool.query(
    'select grade, abnormal_issue as issue from read.stock_items where id = $1',
    [id],
  );
  return rows;
}

test('a stream of an old version and a new one is right everywhere: deciders, rows, histories, rebuild, verify, as-of', async () => {
  const registered = {
    ...{ stockItemId: id, code: 'S-41', brandId: 1, productId: 1, productSizeId: 1, regionId: 'KOREA' },
    ...{ quality: 'new', discountRate: 0, reimbursementRate: 0 },
  };
  await written([
    { type: 'StockItemRegistered', data: registered },
    { type: 'StockItemEntered', data: { slot: null } },
    { type: 'StockItemCheckStarted', data: {} },
    { type: 'StockItemCheckCompleted', data: { condition: 'B', note: 'a loose button' } },
  ]);

  // The write side decides on old events and writes new ones behind them.
  const clock = () => new Date().toISOString();
  const streams = createStreams(client, clock, upcasters);
  expect((await streams.load(stockItem, id)).state).toMatchObject({ status: 'in_stock', grade: 'B' });
  const context = () => ({ ...systemContext(clock), actor: { label: 'staff', id: 1 } as const });
  const begin = { decider: stockItem, id, command: { action: 'check' } as const, name: 'check' };
  expect(await runCommand(streams, begin, context())).toMatchObject({ ok: true });
  const complete = { action: 'check_complete', grade: 'A', issue: null } as const;
  const done = await runCommand(
    streams,
    { decider: stockItem, id, command: complete, name: 'check_complete' },
    context(),
  );
  if (!done.ok) throw new Error('the check was refused');
  expect(done.state).toMatchObject({ status: 'in_stock', grade: 'A' });
  const fresh = await createStreams(client, clock, upcasters).load(stockItem, id);
  expect(fresh.state).toEqual(done.state);
  const stored = await Array.fromAsync(readStream(client, stream, 0n, upcasters));
  const checks = stored.filter(({ type }) => type === 'StockItemCheckCompleted');
  expect(checks).toMatchObject([
    {
      data: { grade: 'B', issue: 'a loose button' },
      storedData: { condition: 'B', note: 'a loose button' },
      metadata: { schemaVersion: 1 },
    },
    {
      data: { grade: 'A', issue: null },
      storedData: { grade: 'A', issue: null },
      metadata: { schemaVersion: 2 },
    },
  ]);

  // The mirror keeps what is stored, the row is that of the newest version.
  while (reached.position < done.position) await reached.advanced.promise;
  const { rows: mirror } = await pool.query<{ data: unknown }>(
    "select data from read.log where type = 'StockItemCheckCompleted' order by position",
  );
  expect(mirror).toEqual([
    { data: { condition: 'B', note: 'a loose button' } },
    { data: { grade: 'A', issue: null } },
  ]);
  const row = await graded();
  expect(row).toMatchObject([{ grade: 'A' }]);

  // A history tells both in the words of the newest version, and staff what is stored.
  const { body: history } = await models.get(staff, `/v1/stocks/${id}/history`);
  const told = history.data.filter(({ type }: { type: string }) => type === 'StockItemCheckCompleted');
  expect(told.map(({ data }: { data: object }) => data)).toEqual([
    { grade: 'A', issue: null },
    { grade: 'B', issue: 'a loose button' },
  ]);
  expect(told[1].changes).toContainEqual({ field: 'grade', before: null, after: 'B' });
  expect(told[1].raw.data).toEqual({ condition: 'B', note: 'a loose button' });
  const then = await models.get(staff, `/v1/stocks/${id}?revision=3`);
  expect(then.body).toMatchObject({ id, conditionGrade: 'B', abnormalIssue: 'a loose button' });

  // Rebuilt, compared and repaired it stays the same.
  const { databaseUrl } = backend;
  const unsealer = openUnsealer();
  const { signal } = new AbortController();
  expect(await rebuild({ databaseUrl, models: readModels, unsealer, upcasters, signal })).toBe('switched');
  expect(await graded()).toEqual(row);
  expect(await differences(upcasters)).toEqual([]);
  const log = await verifyLog({ databaseUrl, client, signal, tell: () => undefined });
  expect(log).toMatchObject({ differences: 0 });
  await pool.query("update read.stock_items set grade = 'C' where id = $1", [id]);
  await repairEntity({
    ...{ databaseUrl, models: readModels, unsealer, upcasters },
    entity: { name: 'stock_item', id: String(id) },
    tell: () => undefined,
    record: async () => undefined,
  });
  expect(await graded()).toEqual(row);

  // Whoever does not know the old version would see it otherwise.
  await pool.query("update read.stock_items set grade = 'B' where id = $1", [id]);
  expect(await differences(shipped)).not.toEqual([]);
});
