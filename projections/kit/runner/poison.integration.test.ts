import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Bench, openBench } from '../../testing/harness.ts';
import { rentals, stored, type Told } from '../../testing/histories.ts';
import { seeded } from '../../testing/random.ts';
import { checkCounters } from '../counters/check.ts';
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

const parked = () =>
  bench.query<{ projection: string; entity: string; type: string; error: string }>(
    'select projection, entity, type, error from read.parked order by position, projection',
  );

test('parks an event that no fold can take with the later ones of its row, and processes all others', async () => {
  const entered = (id: number): Told => ({
    stream: `stock_item-${id}`,
    event: { type: 'StockItemEntered', data: { slot: null } },
  });
  const broken: Told = { stream: 'stock_item-1', event: { type: 'StockItemReserved', data: null } };
  const events = stored([registered(1), registered(2), broken, entered(1), entered(2)]);
  await bench.take(events.slice(0, 4));
  await bench.restart();
  await bench.take(events.slice(4));
  expect(await parked()).toMatchObject(
    [
      { projection: 'stock_item_lives', entity: '1', type: 'StockItemReserved', error: /TypeError/ },
      { projection: 'stock_items', entity: '1', type: 'StockItemReserved', error: /TypeError/ },
      { projection: 'stock_rentals', entity: 'stock_item-1', type: 'StockItemReserved' },
      { projection: 'stock_item_lives', entity: '1', type: 'StockItemEntered', error: /waits behind/ },
      { projection: 'stock_items', entity: '1', type: 'StockItemEntered', error: /waits behind/ },
    ].map(({ error, ...row }) => (error ? { ...row, error: expect.stringMatching(error) } : row)),
  );
  expect(await bench.query('select id, status from read.stock_items order by id')).toEqual([
    { id: 1, status: 'created' },
    { id: 2, status: 'in_stock' },
  ]);
  expect(await bench.query('select count(*)::int as count from read.log')).toEqual([{ count: 5 }]);
});

test('isolates a row that the database refuses and parks only its event', async () => {
  const tooLarge = registered(1_000_000, { discountRate: 99_999_999_999 });
  const history = rentals(seeded(5), 30);
  const events = stored([...history.slice(0, 200), tooLarge, ...history.slice(200)]);
  await bench.take(events);
  expect(await parked()).toMatchObject([
    { projection: 'stock_items', entity: '1000000', error: expect.stringContaining('out of range') },
  ]);
  expect(await bench.query('select count(*)::int as count from read.log')).toEqual([
    { count: events.length },
  ]);
  const other = await openBench();
  try {
    await other.take(stored(history));
    const rows = 'select id, status, use_count from read.stock_items order by id';
    expect(await bench.query(rows)).toEqual(await other.query(rows));
  } finally {
    await other.close();
  }
  const pool = readPool(bench.databaseUrl, 1);
  expect(await checkCounters(pool)).toEqual([]);
  await pool.end();
});

test('counts unknown event types, mirrors them and changes no state', async () => {
  const newer = (type: string): Told => ({
    stream: 'stock_item-1',
    event: { type, data: { some: 'thing' } },
  });
  await bench.take(stored([registered(1), newer('StockItemDyed'), newer('StockItemDyed')]));
  await bench.take(
    stored([registered(1), newer('StockItemDyed'), newer('StockItemDyed'), newer('StockItemSung')]),
  );
  expect(await bench.query('select type, count from read.unknown_types order by type')).toEqual([
    { type: 'StockItemDyed', count: 2 },
    { type: 'StockItemSung', count: 1 },
  ]);
  expect(await bench.query('select status, revision from read.stock_items')).toEqual([
    { status: 'created', revision: 3n },
  ]);
  expect(await bench.query('select count(*)::int as count from read.log')).toEqual([{ count: 4 }]);
});

test('accepts values that Postgres cannot store, and foreign metadata', async () => {
  const strange: Told = {
    stream: 'elsewhere',
    event: { type: 'Odd\0Type', data: { text: 'a\0b\ud800', 'k\0': ['\\u0000'] } },
    metadata: {
      actor: { label: 'robot', id: 10 ** 12 } as never,
      brandIds: 'none' as never,
      occurredAt: 'yesterday',
      reason: 'n\0l',
    },
  };
  const [event] = stored([strange]);
  await bench.take(
    event === undefined
      ? []
      : [event, { ...event, position: 5n, revision: 1n, metadata: undefined as never }],
  );
  expect(
    await bench.query(
      'select type, data, actor_label, actor_id, brand_ids, reason, command, imported from read.log order by position',
    ),
  ).toEqual([
    {
      type: 'Odd\ufffdType',
      data: { text: 'a\ufffdb\ufffd', 'k\ufffd': ['\\u0000'] },
      actor_label: null,
      actor_id: null,
      brand_ids: [],
      reason: 'n\ufffdl',
      command: 'Odd\ufffdType',
      imported: false,
    },
    expect.objectContaining({ reason: null, command: null }),
  ]);
  expect(await parked()).toEqual([]);
});
