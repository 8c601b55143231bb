import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import type { Caller } from '#http/caller.ts';
import { metadataOf } from '#projections/testing/histories.ts';
import type { Operation } from '#read-api/replay/operation-contract.ts';
import type { ParkedDetail } from '#read-api/replay/parked-contract.ts';
import type { ReplayStatus } from '#read-api/replay/status-contract.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { eventually } from './testing/eventually.ts';

let server: TestServer;
let client: EventStoreDBClient;
let database: pg.Client;
let nextId = 1_000_000 + Math.floor(Math.random() * 1_000_000_000);

beforeAll(async () => {
  server = await testServer({ ownStore: true, frozenAfterSeconds: 1 });
  client = connectEventStore(server.backend.eventStoreUrl);
  database = await connection();
});
afterAll(async () => {
  await database?.end();
  await client?.dispose();
  await server?.close();
});

async function connection(): Promise<pg.Client> {
  const connected = new pg.Client({ connectionString: server.backend.databaseUrl });
  connected.on('error', () => undefined);
  await connected.connect();
  return connected;
}

const admin: Caller = {
  label: 'brand_admin',
  id: 1,
  name: 'Lee',
  brandId: 1,
  brand: { name: 'One', nameKo: null },
};
let position = '0';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Answer = { status: number; body: any; headers: Headers };

/** A call that reads what the calls before it have caused. */
async function call(
  path: string,
  body?: object,
  headers: Record<string, string> = {},
  by: Caller = staff,
): Promise<Answer> {
  const answer = await fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: await server.authorization(by),
      'x-min-position': position,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reached = answer.headers.get('x-position') ?? '0';
  if (body !== undefined && BigInt(reached) > BigInt(position)) position = reached;
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

const status = async (): Promise<ReplayStatus> => (await call('/v1/replay/status')).body;
const operation = (id: number, wanted: (operation: Operation) => boolean) =>
  eventually(
    async (): Promise<Operation[]> => (await call('/v1/replay/operations')).body.data,
    (rows) => rows.some((row) => row.id === id && wanted(row)),
  ).then((rows) => rows.find((row) => row.id === id));
const ended = ({ endedTime }: Operation) => endedTime !== null;

/** A garment in stock. */
async function garment(): Promise<number> {
  const stockItemId = nextId++;
  const description = { productId: 1, productSizeId: 1, brandId: 1, regionId: 'KOREA', quality: 'new' };
  const terms = { code: `S-${stockItemId}`, discountRate: 0, reimbursementRate: 0 };
  const events = [
    { type: 'StockItemRegistered', data: { stockItemId, ...description, ...terms } },
    { type: 'StockItemEntered', data: { slot: null } },
  ].map((event) => ({
    id: randomUUID(),
    ...event,
    metadata: { ...metadataOf(event, 1), commandId: randomUUID() },
  }));
  const outcome = await appendToStream(client, `stock_item-${stockItemId}`, 'no_stream', events);
  if (outcome.ok && outcome.position > BigInt(position)) position = String(outcome.position);
  return stockItemId;
}

const act = (id: number, action: string, body: object = {}) =>
  call(`/v1/stocks/${id}/actions/${action}`, body);
const fault = "constraint fault check (memo_in_use is distinct from 'too much')";
const parkedPath = (id: number) => `/v1/replay/parked/stock_items/${id}`;

/** A garment with an event that the database refuses, and three more behind it. */
async function parkedGarment(): Promise<{ id: number; parked: ParkedDetail }> {
  const id = await garment();
  for (const [action, body] of [
    ['memo_in_use', { memo_in_use: 'too much' }],
    ['check', {}],
    ['check_complete', { grade: 'B' }],
    ['check', {}],
  ] as const) {
    expect((await act(id, action, body)).status).toBe(200);
  }
  const { body } = await call(parkedPath(id));
  return { id, parked: body };
}

async function stock(id: number) {
  const { body, headers } = await call(`/v1/stocks/${id}`);
  return { status: body.status, memo: body.memoInUse, stale: headers.get('x-stale') };
}

describe('what is parked', () => {
  test('is listed, shown, tried again in vain, and taken in once its cause is mended', async () => {
    await database.query(`alter table read.stock_items add ${fault}`);
    const { id, parked } = await parkedGarment();
    expect(parked).toMatchObject({
      ...{
        projection: 'stock_items',
        entity: String(id),
        type: 'StockItemMemoInUseChanged',
        waiting: 3,
        retries: 0,
      },
      error: expect.stringContaining('fault'),
      events: [
        { data: { memoInUse: 'too much' }, revision: '2' },
        { error: expect.stringContaining('waits behind') },
        {},
        { type: 'StockItemCheckStarted' },
      ],
    });
    expect(await stock(id)).toMatchObject({ status: 'in_stock', stale: 'parked' });
    const list = await call('/v1/replay/parked?projection=stock_items&limit=500');
    expect(list.body.data).toContainEqual(expect.objectContaining({ entity: String(id), waiting: 3 }));
    const problems = (await status()).problems.map(({ code }) => code);
    expect(problems).toContain('parked');

    const retry = { position: parked.position, reason: 'it ought to fit now' };
    const first = await call(`${parkedPath(id)}/retry`, retry, { 'idempotency-key': `retry ${id}` });
    expect(first).toMatchObject({ status: 200, body: { status: 'retried', entity: String(id) } });
    const again = await call(`${parkedPath(id)}/retry`, retry, { 'idempotency-key': `retry ${id}` });
    expect(again.body).toEqual(first.body);
    expect((await call(parkedPath(id))).body).toMatchObject({ waiting: 3, retries: 1, error: parked.error });

    await database.query('alter table read.stock_items drop constraint fault');
    await call(`${parkedPath(id)}/retry`, retry);
    expect((await call(parkedPath(id))).status).toBe(404);
    expect(await stock(id)).toEqual({ status: 'in_check', memo: 'too much', stale: null });
    const late = await call(`${parkedPath(id)}/retry`, retry);
    expect([late.status, late.body.errorCode]).toEqual([409, 'parked_event.not_parked']);
    const stream: string[] = [];
    for await (const { event } of client.readStream('projection-stock_items')) {
      const { actor, reason } = (event?.metadata ?? {}) as { actor: { label: string }; reason: string };
      if ((event?.data as { entity?: string } | undefined)?.entity === String(id)) {
        stream.push(`${event?.type} ${actor.label} ${reason}`);
      }
    }
    expect(stream).toEqual(Array.from({ length: 2 }, () => 'ParkedEventRetried staff it ought to fit now'));
  });

  test('is skipped, and the later ones are taken in their order; a rebuild leaves it out too', async () => {
    await database.query(`alter table read.stock_items add ${fault} not valid`);
    const { id, parked } = await parkedGarment();
    const skip = { position: parked.position, reason: 'nobody needs that memo' };
    const stale = await call(`${parkedPath(id)}/skip`, { ...skip, position: '1' });
    expect([stale.status, stale.body.errorCode, stale.body.detail.first]).toEqual([
      409,
      'parked_event.not_first',
      parked.position,
    ]);
    expect((await call(`${parkedPath(id)}/skip`, skip)).body).toMatchObject({ status: 'skipped' });
    const second = await call(`${parkedPath(id)}/skip`, skip);
    expect([second.status, second.body.errorCode]).toEqual([409, 'parked_event.already_skipped']);
    const after = { status: 'in_check', memo: null, stale: null };
    expect(await stock(id)).toEqual(after);
    await database.query('alter table read.stock_items drop constraint fault');

    const { body } = await call('/v1/replay/rebuilds', { reason: 'to be sure' });
    expect(await operation(body.id, ended)).toMatchObject({
      ...{ kind: 'rebuild', message: null, status: 'done', projections: null, reason: 'to be sure' },
      by: { label: 'staff', id: 1 },
    });
    expect(await stock(id)).toEqual(after);
    const dropped = await call('/v1/replay/rebuilds/drop-old', {});
    expect(await operation(dropped.body.id, ended)).toMatchObject({ kind: 'drop_old', status: 'done' });
  });

  test('is staff’s affair, and what never was is not found', async () => {
    const body = { position: '1', reason: 'why not' };
    for (const action of ['retry', 'skip']) {
      const path = `/v1/replay/parked/stock_items/none-${nextId}/${action}`;
      expect((await call(path, body)).body.errorCode).toBe('parked_event.not_found');
      expect((await call(path, body, {}, admin)).body.errorCode).toBe('auth.forbidden');
      const wrong = await call(path, { position: 'x', reason: ' ' });
      expect(new Set(wrong.body.detail.fields.map(({ name }: { name: string }) => name))).toEqual(
        new Set(['position', 'reason']),
      );
    }
    for (const path of [
      'status',
      'parked',
      'operations',
      'operations/1/differences',
      'parked/stock_items/1',
    ]) {
      expect((await call(`/v1/replay/${path}`, undefined, {}, admin)).status).toBe(403);
    }
    const asked = ['rebuilds', 'rebuilds/cancel', 'rebuilds/switch-back', 'rebuilds/drop-old'];
    for (const path of [...asked, 'verifications', 'verifications/cancel', 'repairs']) {
      expect((await call(`/v1/replay/${path}`, { of: 'counters' }, {}, admin)).status, path).toBe(403);
    }
  });
});

describe('a rebuild', () => {
  /** Keeps every switch from happening until it is let go. */
  async function held(): Promise<() => Promise<void>> {
    const reader = await connection();
    await reader.query('begin');
    await reader.query('select from read.stock_items limit 1');
    return () => reader.end();
  }

  test('goes on to its switch while commands go on, and the way back is open', async () => {
    const id = await garment();
    const letGo = await held();
    const { status: code, body } = await call('/v1/replay/rebuilds', { projections: ['stock_items'] });
    expect([code, body.status]).toEqual([202, 'waiting']);
    const running = await call('/v1/replay/rebuilds', {});
    expect([running.status, running.body.errorCode]).toEqual([409, 'rebuild.running']);
    await operation(body.id, ({ phase }) => phase === 'switching');
    expect((await status()).rebuild).toMatchObject({
      isRunning: true,
      phase: 'switching',
      projections: ['stock_items'],
    });
    expect((await act(id, 'check')).status).toBe(200);
    expect(await stock(id)).toMatchObject({ status: 'in_check' });
    await letGo();
    expect(await operation(body.id, ended)).toMatchObject({ status: 'done', phase: null, message: null });
    expect(await stock(id)).toMatchObject({ status: 'in_check' });
    const then = await status();
    expect(then).toMatchObject({ rebuild: null, former: { projections: ['stock_items'] } });
    expect(then.projections.find(({ name }) => name === 'stock_items')?.former).not.toBeNull();

    expect((await call('/v1/replay/rebuilds', {})).body.errorCode).toBe('rebuild.former_kept');
    await act(id, 'check_complete', { grade: 'B' });
    const back = await call('/v1/replay/rebuilds/switch-back', { reason: 'only to try' });
    expect(await operation(back.body.id, ended)).toMatchObject({ kind: 'switch_back', status: 'done' });
    expect(await stock(id)).toMatchObject({ status: 'in_stock' });
    expect((await status()).generation).toBe(then.generation + 1);
    const dropped = await call('/v1/replay/rebuilds/drop-old', {});
    await operation(dropped.body.id, ended);
    for (const path of ['drop-old', 'switch-back']) {
      expect((await call(`/v1/replay/rebuilds/${path}`, {})).body.errorCode).toBe('rebuild.none_kept');
    }
  });

  test('is canceled, and leaves nothing behind', async () => {
    expect((await call('/v1/replay/rebuilds/cancel', {})).body.errorCode).toBe('rebuild.none_running');
    const letGo = await held();
    const { body } = await call('/v1/replay/rebuilds', {});
    await operation(body.id, ({ phase }) => phase === 'switching');
    const canceled = await call('/v1/replay/rebuilds/cancel', { reason: 'wrong moment' });
    expect(canceled.status).toBe(202);
    expect(await operation(body.id, ended)).toMatchObject({ status: 'canceled' });
    expect(await operation(canceled.body.id, ended)).toMatchObject({ kind: 'cancel', status: 'done' });
    await letGo();
    expect(await status()).toMatchObject({ rebuild: null, former: null });
    const { rows } = await database.query("select from pg_namespace where nspname like 'read\\_%'");
    expect(rows).toEqual([]);
  });

  test('is not taken for the past where the projections are yet to run: it is to be asked for again', async () => {
    const { rows } = await database.query<{ position: string }>(
      "delete from read.checkpoints where name = 'operations' returning position",
    );
    const early = await call('/v1/replay/rebuilds', {});
    expect([early.status, early.body.errorCode, early.headers.get('retry-after')]).toEqual([
      ...[503, 'service.unavailable', '2'],
    ]);
    await database.query("insert into read.checkpoints (name, position) values ('operations', $1)", [
      rows[0]?.position,
    ]);
    const { body } = await call('/v1/replay/rebuilds', {});
    expect(await operation(body.id, ended)).toMatchObject({ status: 'done' });
    const dropped = await call('/v1/replay/rebuilds/drop-old', {});
    await operation(dropped.body.id, ended);
  });

  test('of what there is not is refused', async () => {
    const { status: code, body } = await call('/v1/replay/rebuilds', { projections: ['stocks'] });
    expect([code, body.detail.fields[0].name]).toEqual([400, 'projections']);
    expect(body.detail.fields[0].allowed).toContain('stock_items');
  });
});

describe('what was changed by hand', () => {
  const done = async (path: string, body: object): Promise<Operation | undefined> => {
    const asked = await call(`/v1/replay/${path}`, body);
    expect(asked.status, JSON.stringify(asked.body)).toBe(202);
    return operation(asked.body.id, ended);
  };
  const differences = async (id: number | undefined, query = '') =>
    (await call(`/v1/replay/operations/${id}/differences${query}`)).body;

  test('is found by a verification and repaired, and who did both can be seen later', async () => {
    const id = await garment();
    await stock(id);
    await database.query(
      "update read.stock_items set memo_in_use = 'by hand', quality = 'old' where id = $1",
      [id],
    );
    await database.query("update read.counters set count = count + 3 where stat = 'stock_items_by_status'");

    const reason = 'a member saw another memo';
    const found = await done('verifications', { of: 'rows', projections: ['stock_items'], reason });
    expect(found).toMatchObject({
      ...{ kind: 'verify', status: 'done', subject: { of: 'rows', projections: ['stock_items'] }, reason },
      ...{ by: { label: 'staff', id: 1 }, isFromCommandLine: false },
      result: { position: expect.stringMatching(/^\d+$/), parked: 0 },
    });
    const listed = await differences(found?.id);
    expect(listed.count).toBe(found?.differences);
    const row = { of: 'row', kind: 'different', projection: 'stock_items', entity: String(id) };
    expect(listed.data).toEqual(
      expect.arrayContaining([
        { ...row, table: 'stock_items', column: 'memoInUse', before: 'by hand', after: null },
        { ...row, table: 'stock_items', column: 'quality', before: 'old', after: 'new' },
        expect.objectContaining({ of: 'counter', stat: 'stock_items_by_status' }),
      ]),
    );
    expect((await differences(found?.id, '?limit=1&offset=1')).data).toEqual([listed.data[1]]);

    const entity = { of: 'entity', name: 'stock_item', id: String(id) };
    expect(await done('verifications', entity)).toMatchObject({ differences: 2, subject: entity });
    const repaired = await done('repairs', { ...entity, reason });
    expect(repaired).toMatchObject({
      kind: 'repair',
      status: 'done',
      differences: expect.any(Number),
      reason,
    });
    expect((await differences(repaired?.id)).data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ column: 'memoInUse', before: 'by hand', after: null }),
      ]),
    );
    expect(
      (await database.query('select memo_in_use, quality from read.stock_items where id = $1', [id])).rows,
    ).toEqual([{ memo_in_use: null, quality: 'new' }]);
    expect(await done('verifications', { of: 'rows' })).toMatchObject({ differences: 0 });
    expect(await done('repairs', { of: 'counters' })).toMatchObject({
      differences: 0,
      result: { recorded: [] },
    });

    const [position = ''] = repaired?.result?.recorded ?? [];
    const events = (await call(`/v1/events/${position}/causes`)).body.data;
    expect(events).toMatchObject([
      { type: 'RepairRequested', depth: 0 },
      { type: 'RowRepaired', depth: 1, actor: { label: 'staff', id: 1 }, reason },
    ]);
  });

  test('in the log mirror is found beside the event store, and its line is written anew', async () => {
    const id = await garment();
    await stock(id);
    const { rows } = await database.query<{ position: string }>(
      "update read.log set actor_label = 'user' where stream = $1 and revision = 0 returning position",
      [`stock_item-${id}`],
    );
    const at = rows[0]?.position ?? '';
    const found = await done('verifications', { of: 'log' });
    expect(found).toMatchObject({ status: 'done', differences: 1, subject: { of: 'log', from: '0' } });
    expect(found?.result?.hashes?.store).not.toBe(found?.result?.hashes?.mirror);
    expect((await differences(found?.id)).data).toEqual([
      expect.objectContaining({ of: 'log', position: at, column: 'actorLabel', before: 'user' }),
    ]);
    expect(await done('repairs', { of: 'log', position: at })).toMatchObject({
      status: 'done',
      differences: 1,
    });
    const after = await done('verifications', { of: 'log', from: at });
    expect(after).toMatchObject({ differences: 0, result: { from: at } });
    expect(after?.result?.hashes?.store).toBe(after?.result?.hashes?.mirror);
  });

  test('is looked for until somebody cancels that, and nothing else is done meanwhile', async () => {
    const holder = await connection();
    await holder.query('begin');
    // The comparison waits for the table.
    await holder.query('lock table read.stock_items in access exclusive mode');
    const { body } = await call('/v1/replay/verifications', { of: 'rows' });
    await operation(body.id, ({ status: now }) => now === 'running');
    for (const [path, wish] of [
      ['verifications', { of: 'log' }],
      ['repairs', { of: 'counters' }],
      ['rebuilds', {}],
      ['rebuilds/cancel', {}],
    ] as const) {
      const refused = await call(`/v1/replay/${path}`, wish);
      expect([refused.status, refused.body.errorCode, refused.body.detail]).toEqual([
        ...[409, 'rebuild.running', { operation: body.id, kind: 'verify' }],
      ]);
      expect(refused.body.message).toBe('a verification is under way: wait for its end, or cancel it');
    }
    expect((await call('/v1/replay/verifications/cancel', {})).status).toBe(202);
    expect(await operation(body.id, ended)).toMatchObject({ status: 'canceled', differences: null });
    await holder.end();
    const late = await call('/v1/replay/verifications/cancel', {});
    expect([late.status, late.body.errorCode]).toEqual([409, 'verification.none_running']);
  });

  test('is not looked for where nothing is, and what is asked wrongly is told', async () => {
    const wrong = async (path: string, body: object) =>
      (await call(`/v1/replay/${path}`, body)).body.detail.fields.map(({ name }: { name: string }) => name);
    expect(await wrong('verifications', { of: 'rows', projections: ['stocks'] })).toEqual(['projections']);
    expect(await wrong('verifications', { of: 'entity', name: 'garment', id: '1' })).toEqual(['name']);
    expect(await wrong('verifications', { of: 'entity', from: '1' })).toEqual(['name', 'id', 'from']);
    expect(await wrong('repairs', { of: 'log' })).toEqual(['position']);
    const none = await done('repairs', { of: 'entity', name: 'stock_items', id: 'seven' });
    expect(none).toMatchObject({ status: 'refused', message: expect.stringContaining('named by number') });
    expect((await call('/v1/replay/operations/999999')).status).toBe(404);
    expect((await call('/v1/replay/operations/999999/differences')).body.errorCode).toBe(
      'operation.not_found',
    );
  });
});

test('events that wait while nothing moves are told, until it moves again', async () => {
  const ready = async () => {
    const answer = await fetch(`${server.url}/health/ready`);
    return {
      status: answer.status,
      report: (await answer.json()) as { checks: { name: string; detail?: string }[] },
    };
  };
  expect((await ready()).status).toBe(200);
  const holder = await connection();
  // The runner waits at this lock before it commits a batch.
  await holder.query('select pg_advisory_lock(7326003)');
  try {
    await garment();
    const frozen = await eventually(ready, (answer) => answer.status === 503);
    expect(frozen.report.checks).toContainEqual({
      name: 'projections',
      ok: false,
      detail: expect.stringMatching(/^events wait and nothing has moved for \d+ s: the process/),
    });
    position = '0';
    const told = await status();
    expect(told).toMatchObject({ isHealthy: false, problems: [{ code: 'frozen' }], isRunning: true });
    expect(told.projections.every(({ lagSeconds }) => lagSeconds >= 1)).toBe(true);
  } finally {
    await holder.end();
  }
  await eventually(ready, (answer) => answer.status === 200);
  expect(await eventually(status, ({ lagSeconds }) => lagSeconds === 0)).toMatchObject({ isHealthy: true });
});
