// @module-tag thorough
import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { connectEventStore } from '#event-store/client.ts';
import { accessTokens } from '#http/token.ts';
import { metadataOf } from '#projections/testing/histories.ts';
import type { Operation } from '#read-api/replay/operation-contract.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { endPrograms, type Program, startProgram } from '#test/program.ts';
import { eventually } from './testing/eventually.ts';

const jwtSecret = randomBytes(48).toString('base64');
let backend: TestBackend;
let environment: Record<string, string>;
let projections: Program;
let readApi: string;
let writeApi: string;
let database: pg.Client;

beforeAll(async () => {
  backend = await testBackend({ ownStore: true });
  environment = {
    EVENTSTORE_URL: backend.eventStoreUrl,
    DATABASE_URL: backend.databaseUrl,
    JWT_SECRET: jwtSecret,
    MASTER_KEY: randomBytes(32).toString('base64'),
    FROZEN_AFTER_SECONDS: '1',
    PORT: '0',
  };
  projections = (await start('projections')).program;
  readApi = (await start('read-api')).url;
  environment.READ_API_URL = readApi;
  writeApi = (await start('write-api')).url;
  database = await connection();
});
afterAll(async () => {
  await database?.end();
  await endPrograms();
  await backend?.close();
});

async function start(role: string): Promise<{ program: Program; url: string }> {
  const program = startProgram(['server/main.ts', role], environment);
  const [, url = ''] = await program.says(/tryset is ready: (\S+)/);
  return { program, url };
}

async function connection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: backend.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Runs `npm run replay -- …` and resolves to its output and exit code. */
async function replay(...args: string[]): Promise<{ code: number | string; printed: string }> {
  const program = startProgram(['replay/main.ts', ...args], environment);
  const code = await program.ended;
  return { code, printed: program.printed() };
}

async function call<Body>(url: string, path: string, body?: object): Promise<{ status: number; body: Body }> {
  const tokens = accessTokens({ key: Buffer.from(jwtSecret) });
  const { token } = await tokens.sign({ label: 'staff', id: 1, name: 'Kim', roles: ['owner'] });
  const answer = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

async function operation(id: number, isWanted: (operation: Operation) => boolean): Promise<Operation> {
  const last = await eventually(
    async () =>
      (await call<{ data: Operation[] }>(readApi, '/v1/replay/operations')).body.data.find(
        (each) => each.id === id,
      ),
    (found) => found !== undefined && isWanted(found),
  );
  if (last === undefined) throw new Error(`there is no operation ${id}`);
  return last;
}

async function registered(stockItemId: number, extra: object = {}): Promise<void> {
  const client = connectEventStore(backend.eventStoreUrl);
  const description = { productId: 1, productSizeId: 1, brandId: 1, regionId: 'KOREA', quality: 'new' };
  const terms = { code: `S-${stockItemId}`, discountRate: 0, reimbursementRate: 0, ...extra };
  const events = [
    { type: 'StockItemRegistered', data: { stockItemId, ...description, ...terms } },
    { type: 'StockItemEntered', data: { slot: null } },
  ].map((event) => ({
    id: randomUUID(),
    ...event,
    metadata: { ...metadataOf(event, 1), commandId: randomUUID() },
  }));
  await appendToStream(client, `stock_item-${stockItemId}`, 'no_stream', events);
  await client.dispose();
}

const statusOfStock = async (id: number) =>
  (await database.query<{ status: string }>('select status from read.stock_items where id = $1', [id]))
    .rows[0]?.status;

// Starts the command line eight times, which takes over a minute on a busy machine.
test('the command line shows parked events and decides on them', { timeout: 240_000 }, async () => {
  await database.query(
    "alter table read.stock_items add constraint fault check (code not in ('S-1', 'S-2'))",
  );
  await registered(1);
  await registered(2);
  await eventually(
    async () => (await database.query('select from read.parked')).rowCount,
    (count) => count === 4,
  );
  const listed = await replay('parked', '--json');
  expect(
    listed.printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { projection: 'stock_items', entity: '1', type: 'StockItemRegistered', waiting: 1 },
    { projection: 'stock_items', entity: '2', waiting: 1 },
  ]);
  const shown = await replay('parked', 'show', 'stock_items', '1');
  expect(shown).toMatchObject({ code: 0, printed: expect.stringMatching(/"code": "S-1"/) });
  const told = await replay('status');
  expect(told).toMatchObject({ code: 1, printed: expect.stringContaining('parked: 4 events are parked') });

  const because = ['--reason', 'to see whether it fits now'];
  const inVain = await replay('parked', 'retry', 'stock_items', '1', ...because);
  expect(inVain).toMatchObject({ code: 2, printed: expect.stringContaining('stands still again') });
  const skipped = await replay('parked', 'skip', 'stock_items', '2', ...because, '--json');
  expect([skipped.code, JSON.parse(skipped.printed)]).toMatchObject([0, { isDone: true, still: null }]);
  await database.query('alter table read.stock_items drop constraint fault');
  const mended = await replay('parked', 'retry', 'stock_items', '1', ...because);
  expect(mended).toMatchObject({ code: 0, printed: '1 of stock_items goes on: 2 events were taken.\n' });
  expect(await statusOfStock(1)).toBe('in_stock');
  const gone = await replay('parked', 'retry', 'stock_items', '1', ...because);
  expect(gone).toMatchObject({ code: 1, printed: expect.stringContaining('nothing of 1 is parked') });
  const all = await replay('status', '--json');
  expect([all.code, JSON.parse(all.printed)]).toMatchObject([
    0,
    { isHealthy: true, isRunning: true, lagSeconds: 0, eventStore: { kind: 'given' } },
  ]);
});

test('a rebuild continues in the next process after a kill, up to its switch', async () => {
  const reader = await connection();
  await reader.query('begin');
  await reader.query('select from read.stock_items limit 1');
  const { status, body } = await call<{ id: number }>(writeApi, '/v1/replay/rebuilds', {});
  expect(status).toBe(202);
  const { startedTime } = await operation(body.id, ({ phase }) => phase === 'switching');
  projections.kill('SIGKILL');
  await projections.ended;
  expect(await operation(body.id, () => true)).toMatchObject({ status: 'running' });
  projections = (await start('projections')).program;
  await reader.end();
  expect(await operation(body.id, ({ endedTime }) => endedTime !== null)).toMatchObject({
    status: 'done',
    message: null,
    startedTime,
  });
  expect(await statusOfStock(1)).toBe('in_stock');
});

test('other processes report standing read models when no process runs the projections', async () => {
  const ready = async () => (await fetch(`${readApi}/health/ready`)).status;
  expect(await ready()).toBe(200);
  projections.kill('SIGKILL');
  await projections.ended;
  await registered(3);
  await eventually(ready, (status) => status === 503);
  const { code, printed } = await replay('status', '--frozen-after', '1');
  expect([code, printed]).toEqual([1, expect.stringMatching(/frozen: .* no process runs the projections/)]);
  projections = (await start('projections')).program;
  await eventually(ready, (status) => status === 200);
  await eventually(
    () => statusOfStock(3),
    (status) => status === 'in_stock',
  );
});

test('new read models leave out skipped events, and do not repeat earlier operations', async () => {
  const row = async (id: number) =>
    (await database.query('select code, status, revision from read.stock_items where id = $1', [id])).rows;
  const before = await row(2);
  projections.kill('SIGKILL');
  await projections.ended;
  await database.query('drop schema if exists read, private, read_next, read_former cascade');
  await database.query('drop table public.read_migrations');
  projections = (await start('projections')).program;
  await eventually(
    () => statusOfStock(3),
    (status) => status === 'in_stock',
  );
  expect(await row(2)).toEqual(before);
  expect((await database.query('select from read.parked')).rowCount).toBe(0);
  const { body } = await call<{ data: Operation[] }>(readApi, '/v1/replay/operations');
  expect(body.data.map(({ kind, status }) => ({ kind, status }))).toEqual([
    { kind: 'rebuild', status: 'past' },
  ]);
  expect((await call<{ generation: number }>(readApi, '/v1/replay/status')).body.generation).toBe(0);
});
