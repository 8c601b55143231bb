import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readModels } from '../../read-models.ts';
import { type Bench, openBench, openUnsealer } from '../../testing/harness.ts';
import { rentals, stored } from '../../testing/histories.ts';
import { aSeed, pick, seeded, upTo } from '../../testing/random.ts';
import { rebuild } from '../rebuild/rebuild.ts';
import type { Difference } from './difference.ts';
import { verifyRows } from './rows.ts';

let bench: Bench;
let seed: number;
beforeEach(async () => {
  seed = aSeed();
  console.log(`seed ${seed}`);
  bench = await openBench();
});
afterEach(() => bench.close());

const lives = (count = 40) => stored(rentals(seeded(seed), count));

async function verify(projections?: readonly string[], maxEvents = 60, stretch = 150) {
  const differences: Difference[] = [];
  const verified = await verifyRows({
    databaseUrl: bench.databaseUrl,
    models: readModels,
    unsealer: openUnsealer(),
    signal: new AbortController().signal,
    tell: (difference) => differences.push(difference),
    maxEvents,
    stretch,
    ...(projections && { projections }),
  });
  return { verified, differences };
}

test('finds no differences in untouched rows, and leaves live rows and a rebuild alone', async () => {
  const events = lives();
  await bench.take(events);
  const before = await bench.dump();
  const stopping = new AbortController();
  await rebuild({
    databaseUrl: bench.databaseUrl,
    models: readModels,
    unsealer: openUnsealer(),
    signal: stopping.signal,
    maxEvents: 60,
    onReport: () => stopping.abort(),
  });
  const unfinished = await bench.query('select position, processed from read_next.progress');
  const { verified, differences } = await verify();
  expect(differences).toEqual([]);
  expect(verified).toMatchObject({ position: events.at(-1)?.position, differences: 0, parked: 0 });
  expect(verified?.events).toBe(BigInt(events.length));
  expect(await bench.dump()).toEqual(before);
  expect(await bench.query('select position, processed from read_next.progress')).toEqual(unfinished);
});

test('reports a row changed, added or deleted by hand, with column, before and after', async () => {
  await bench.take(lives());
  const [item] = await bench.query<{ id: number; status: string; isExpress: boolean }>(
    'select id, status, is_express as "isExpress" from read.tryset_items order by id limit 1',
  );
  const [garment] = await bench.query<{ id: number }>('select min(id) as id from read.stock_items');
  const [tryset] = await bench.query<{ id: number }>('select max(id) as id from read.trysets');
  if (item === undefined || garment === undefined || tryset === undefined) throw new Error('no rows');
  await bench.query(
    "update read.tryset_items set status = 'by hand', is_express = not is_express where id = $1",
    [item.id],
  );
  await bench.query('delete from read.stock_items where id = $1', [garment.id]);
  await bench.query(
    `insert into read.stock_memos (id, stock_item_id, comment, actor_label, created_at) values ('by hand', 1, 'x', 'staff', now())`,
  );
  await bench.query('insert into read.tryset_brands (tryset_id, brand_id) values ($1, 999)', [tryset.id]);
  await bench.query(
    `insert into read.counters values ('trysets_by_status', 0, 'by hand', 3), ('of nobody', 0, 'x', 1)`,
  );
  const { verified, differences } = await verify();
  const rows = differences.filter(({ of }) => of === 'row');
  expect(rows).toHaveLength(5);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'different',
        projection: 'tryset_items',
        entity: String(item.id),
        column: 'status',
        before: 'by hand',
        after: item.status,
      }),
      expect.objectContaining({ entity: String(item.id), column: 'isExpress', after: item.isExpress }),
      expect.objectContaining({
        kind: 'missing',
        projection: 'stock_items',
        entity: String(garment.id),
        column: null,
        before: null,
        after: expect.objectContaining({ id: garment.id }),
      }),
      expect.objectContaining({
        kind: 'surplus',
        projection: 'stock_memos',
        entity: 'by hand',
        before: expect.objectContaining({ comment: 'x' }),
        after: null,
      }),
      expect.objectContaining({
        kind: 'surplus',
        projection: 'trysets',
        table: 'tryset_brands',
        entity: String(tryset.id),
      }),
    ]),
  );
  const counters = differences.filter(({ of }) => of === 'counter');
  expect(counters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ stat: 'trysets_by_status', bucket: 'by hand', before: 3, after: 0 }),
      expect.objectContaining({ stat: 'of nobody', before: 1, after: 0 }),
      expect.objectContaining({ stat: 'stock_items_by_status', scope: 0 }),
      expect.objectContaining({ stat: 'tryset_items_by_status', bucket: 'by hand', before: 0, after: 1 }),
    ]),
  );
  expect(verified?.differences).toBe(differences.length);

  const garments = await verify(['stock_items']);
  expect(
    garments.differences.map((difference) => difference.of === 'row' && difference.projection),
  ).toContain('stock_items');
  const others = garments.differences.filter(
    (difference) => difference.of === 'row' && difference.projection !== 'stock_items',
  );
  expect(others).toEqual([]);
});

test('masks personal data in differences', async () => {
  await bench.take(
    stored([
      {
        stream: 'staff-3',
        event: {
          type: 'StaffAdded',
          data: {
            staffId: 3,
            username: 'mina',
            personal: 'sealed:{"name":"Mina","phone":"010","email":"mina@example.com"}',
          },
        },
      },
    ]),
  );
  expect((await verify()).differences).toEqual([]);
  await bench.query("update private.people set name = 'Somebody Else' where id = 'staff:3'");
  await bench.query(`insert into read.users
    (id, username, bio, status, role, grade, region_id, is_public, system_setting, pictures, revision, created_at, updated_at)
    values (9, 'Somebody', 'Somebody says', 'active', 'normal', 'normal', 'KOREA', true, '{}', '[]', 0, now(), now())`);
  const differences = (await verify()).differences.filter(({ of }) => of === 'row');
  expect(differences).toMatchObject([
    { entity: '9', column: null, before: { id: 9, username: '[personal]', bio: '[personal]' }, after: null },
    { entity: 'staff:3', column: 'name', before: '[personal]', after: '[personal]' },
  ]);
  expect(inspect(differences, { depth: null })).not.toMatch(/Mina|Somebody/);
});

test('does not compare parked rows', async () => {
  const [first, ...others] = rentals(seeded(seed), 10);
  if (first === undefined) throw new Error('no events');
  const registered = others.find(({ event }) => event.type === 'StockItemRegistered');
  const data = Object.assign({}, registered?.event.data, {
    stockItemId: 1_000_000,
    discountRate: 99_999_999_999,
  });
  const tooLarge = { stream: 'stock_item-1000000', event: { type: 'StockItemRegistered', data } };
  await bench.take(stored([first, tooLarge, ...others]));
  const { verified, differences } = await verify();
  expect(differences).toEqual([]);
  expect(verified?.parked).toBe(1);
});

test('finds no differences while events arrive in any batches', {
  timeout: 120_000,
}, async () => {
  const random = seeded(seed);
  const events = lives(60);
  let taken = 0;
  const takeSome = async (batches: number) => {
    for (let left = batches; left > 0 && taken < events.length; left--) {
      const until = Math.min(events.length, taken + 1 + upTo(random, 30));
      await bench.take(events.slice(taken, until));
      taken = until;
    }
  };
  while (taken < events.length) {
    const [{ verified, differences }] = await Promise.all([
      verify(undefined, pick(random, [7, 60, 1_000]), pick(random, [20, 1_000])),
      takeSome(1 + upTo(random, 20)),
    ]);
    expect(differences).toEqual([]);
    expect(verified?.events).toBeLessThanOrEqual(taken);
  }
  expect((await verify()).verified?.position).toBe(events.at(-1)?.position);
});

test('ends although an event arrives for each event that it folds', async () => {
  const staff = stored(
    Array.from({ length: 200 }, (_, index) => ({
      stream: `staff-${index + 1}`,
      event: {
        type: 'StaffAdded',
        data: {
          staffId: index + 1,
          username: `staff${index + 1}`,
          personal: `sealed:{"name":"Mina","phone":"010","email":"mina${index + 1}@example.com"}`,
        },
      },
    })),
  );
  let taken = 5;
  await bench.take(staff.slice(0, taken));
  const unsealer = openUnsealer();
  let written = Promise.resolve();
  const verified = await verifyRows({
    databaseUrl: bench.databaseUrl,
    models: readModels,
    unsealer: {
      ...unsealer,
      unseal(person, sealed) {
        written = written.then(() => bench.take(staff.slice(taken, ++taken)));
        return written.then(() => unsealer.unseal(person, sealed));
      },
    },
    signal: new AbortController().signal,
    tell: (difference) => expect.unreachable(inspect(difference)),
    maxEvents: 2,
    stretch: 4,
  });
  expect(verified).toMatchObject({ differences: 0 });
  expect(verified?.events).toBeLessThan(50);
});
