// @module-tag thorough
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readModels } from '../../read-models.ts';
import { type Bench, openBench, openUnsealer } from '../../testing/harness.ts';
import { rentals, stored, type Told } from '../../testing/histories.ts';
import { aSeed, pick, seeded, upTo } from '../../testing/random.ts';
import { checkCounters } from '../counters/check.ts';
import { rebuild } from '../rebuild/rebuild.ts';
import { readPool } from '../tables/connect.ts';

let bench: Bench;

beforeEach(async () => {
  bench = await openBench();
});

afterEach(() => bench.close());

function registered(stockItemId: number, extra: object = {}): Told {
  const description = { productId: 1, productSizeId: 1, brandId: 1, regionId: 'KOREA', quality: 'new' };
  const terms = { code: `S-${stockItemId}`, discountRate: 0, reimbursementRate: 0 };
  const data = { stockItemId, ...description, ...terms, ...extra };
  return { stream: `stock_item-${stockItemId}`, event: { type: 'StockItemRegistered', data } };
}

const broken = (id: number): Told => ({
  stream: `stock_item-${id}`,
  event: { type: 'StockItemReserved', data: null },
});
const entered = (id: number): Told => ({
  stream: `stock_item-${id}`,
  event: { type: 'StockItemEntered', data: { slot: null } },
});
const checked = (id: number): Told => ({
  stream: `stock_item-${id}`,
  event: { type: 'StockItemCheckStarted', data: {} },
});

function ruling(what: 'Retried' | 'Skipped', projection: string, entity: string, position: bigint): Told {
  const data = { projection, entity, position: String(position) };
  return { stream: `projection-${projection}`, event: { type: `ParkedEvent${what}`, data } };
}

interface Row {
  projection: string;
  entity: string;
  position: bigint;
  error: string;
  retries: number;
}

const parked = () =>
  bench.query<Row>(
    'select projection, entity, position, error, retries from read.parked order by position, projection',
  );
const first = async (projection: string): Promise<Row> => {
  const row = (await parked()).find((each) => each.projection === projection);
  if (row === undefined) throw new Error(`nothing of ${projection} is parked`);
  return row;
};
const statuses = () => bench.query('select id, status from read.stock_items order by id');

async function rebuilt(): Promise<void> {
  const { signal } = new AbortController();
  const { databaseUrl } = bench;
  await rebuild({ databaseUrl, models: readModels, unsealer: openUnsealer(), signal, maxEvents: 60 });
}

async function rowsOf(of: Bench): Promise<Record<string, object[]>> {
  const dump = await of.dump();
  const checkpoints = (dump['read.checkpoints'] ?? []).map((row) => ({ ...row, generation: 0 }));
  return { ...dump, 'read.checkpoints': checkpoints };
}

async function drift() {
  const pool = readPool(bench.databaseUrl, 1);
  try {
    return await checkCounters(pool);
  } finally {
    await pool.end();
  }
}

test('folds the later events in order without the skipped one, live and in a rebuild', async () => {
  const told = [registered(1), broken(1), entered(1), checked(1), registered(2)];
  await bench.take(stored(told));
  expect(await statuses()).toEqual([
    { id: 1, status: 'created' },
    { id: 2, status: 'created' },
  ]);
  const { position } = await first('stock_items');
  const skips = [
    ruling('Skipped', 'stock_items', '1', position),
    ruling('Skipped', 'stock_item_lives', '1', position),
    ruling('Skipped', 'stock_rentals', 'stock_item-1', position),
  ];
  await bench.take(stored([...told, ...skips, entered(2)]));
  expect(await parked()).toEqual([]);
  expect(await statuses()).toEqual([
    { id: 1, status: 'in_check' },
    { id: 2, status: 'in_stock' },
  ]);
  expect(await drift()).toEqual([]);
  const right = await rowsOf(bench);
  await rebuilt();
  expect(await rowsOf(bench)).toEqual(right);
});

test('a retry after the fix folds the parked event and the later ones', async () => {
  const told = [registered(1, { discountRate: 99_999_999_999 }), entered(1), registered(2), checked(1)];
  await bench.take(stored(told));
  expect(await statuses()).toEqual([{ id: 2, status: 'created' }]);
  await bench.query("update read.parked set parked_at = '2026-01-01T00:00:00Z'");
  const { position } = await first('stock_items');
  const retry = ruling('Retried', 'stock_items', '1', position);

  // The cause is not fixed yet, so the row stays as it was and the retry is counted.
  await bench.take(stored([...told, retry]));
  expect(await first('stock_items')).toMatchObject({
    position,
    retries: 1,
    error: expect.stringContaining('out of range'),
  });
  expect(await parked()).toMatchObject([{}, { error: expect.stringContaining('waits behind') }, {}]);
  expect(
    await bench.query(
      "select count(*)::int as count from read.parked where parked_at = '2026-01-01T00:00:00Z'",
    ),
  ).toEqual([{ count: 3 }]);

  await bench.query('alter table read.stock_items alter column discount_rate type bigint');
  await bench.restart();
  await bench.take(stored([...told, retry, retry, entered(2)]));
  expect(await parked()).toEqual([]);
  expect(await statuses()).toEqual([
    { id: 1, status: 'in_check' },
    { id: 2, status: 'in_stock' },
  ]);
  expect(await drift()).toEqual([]);
  const right = await rowsOf(bench);
  await rebuilt();
  expect(await rowsOf(bench)).toEqual(right);
});

test('parks a later event that fails too as the first one', async () => {
  const tooLarge: Told = {
    stream: 'stock_item-1',
    event: { type: 'StockItemTermsRevised', data: { changed: { discountRate: 99_999_999_999 } } },
  };
  const told = [registered(1), broken(1), entered(1), tooLarge, checked(1)];
  await bench.take(stored(told));
  const { position } = await first('stock_items');
  await bench.take(stored([...told, ruling('Skipped', 'stock_items', '1', position)]));
  expect(await statuses()).toEqual([{ id: 1, status: 'in_stock' }]);
  expect((await parked()).filter(({ projection }) => projection === 'stock_items')).toMatchObject([
    { position: 21n, error: expect.stringContaining('out of range'), retries: 0 },
    { position: 28n, error: expect.stringContaining('waits behind') },
  ]);
});

test('a skipped event stays skipped although it could be folded now', async () => {
  const tooLarge: Told = {
    stream: 'stock_item-1',
    event: { type: 'StockItemTermsRevised', data: { changed: { discountRate: 99_999_999_999 } } },
  };
  const told = [registered(1), tooLarge, entered(1)];
  await bench.take(stored(told));
  await bench.take(stored([...told, ruling('Skipped', 'stock_items', '1', 7n)]));
  await bench.query('alter table read.stock_items alter column discount_rate type bigint');
  await bench.restart();
  await rebuilt();
  expect(await bench.query('select status, discount_rate::integer as rate from read.stock_items')).toEqual([
    { status: 'in_stock', rate: 0 },
  ]);
  expect(await parked()).toEqual([]);
});

test('ignores a decision on an event that is not the first one', async () => {
  const told = [registered(1), broken(1), entered(1)];
  await bench.take(stored(told));
  const before = await rowsOf(bench);
  const stray: Told[] = [
    ruling('Retried', 'stock_items', '1', 14n),
    ruling('Retried', 'stock_items', '99', 7n),
    ruling('Retried', 'no_such_projection', '1', 7n),
    { stream: 'projection-stock_items', event: { type: 'ParkedEventSkipped', data: null } },
  ];
  await bench.take(stored([...told, ...stray]));
  const after = await rowsOf(bench);
  for (const table of ['read.parked', 'read.stock_items', 'read.counters', 'read.skipped_events']) {
    expect(after[table]).toEqual(before[table]);
  }
});

test('random skips and batches give the same rows live, rebuilt, and built anew with known skips', async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  const random = seeded(seed);
  const told = rentals(random, 30);
  const ids = told.flatMap(({ stream }) =>
    stream.startsWith('stock_item-') ? [Number(stream.slice(11))] : [],
  );
  for (let times = 0; times < 8; times++) {
    const at = 1 + upTo(random, told.length - 1);
    told.splice(at, 0, broken(pick(random, ids)));
  }
  let taken = 0;
  let skips = 0;
  while (taken < told.length) {
    taken = Math.min(told.length, taken + 1 + upTo(random, 80));
    await bench.take(stored(told).slice(0, taken));
    const heads = await bench.query<Row>(
      'select distinct on (projection, entity) projection, entity, position from read.parked order by projection, entity, position',
    );
    // If no earlier round skipped an event, the last one must: the test is about skipped events.
    const must = skips === 0 && taken === told.length;
    const head = heads[upTo(random, must ? heads.length : heads.length * 2)];
    if (head === undefined) continue;
    const what = must || upTo(random, 3) > 0 ? 'Skipped' : 'Retried';
    if (what === 'Skipped') skips++;
    told.splice(taken, 0, ruling(what, head.projection, head.entity, head.position));
  }
  expect((await bench.query('select from read.skipped_events')).length).toBeGreaterThan(0);
  const right = await rowsOf(bench);
  expect(await drift()).toEqual([]);
  await rebuilt();
  expect(await rowsOf(bench)).toEqual(right);

  const straight = await openBench();
  try {
    await straight.query(
      `insert into read.skipped_events select * from json_populate_recordset(null::read.skipped_events, $1)`,
      [JSON.stringify(right['read.skipped_events'])],
    );
    await straight.take(stored(told));
    expect(await rowsOf(straight)).toEqual(right);
  } finally {
    await straight.close();
  }
});
