// @module-tag thorough
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { snakeCase } from '#domain/text/snake-case.ts';
import { readModels } from '../../read-models.ts';
import { oneOfEach } from '../../testing/fixtures.ts';
import { type Bench, openBench, openUnsealer } from '../../testing/harness.ts';
import { rentals, shuffled, stored } from '../../testing/histories.ts';
import { aSeed, pick, type Random, seeded, upTo } from '../../testing/random.ts';
import { tablesOfRows } from '../rebuild/generations.ts';
import { CheckpointMoved } from '../runner/checkpoint.ts';
import { readConnection } from '../tables/connect.ts';
import type { ColumnType, Table } from '../tables/table.ts';
import type { Difference, RowDifference } from './difference.ts';
import type { Entity } from './entity.ts';
import { type RepairedRow, repairCounters, repairEntity } from './repair-entity.ts';
import { verifyRows } from './rows.ts';
import { verifyEntity } from './verify-entity.ts';

let bench: Bench;
let seed: number;
beforeEach(async () => {
  seed = aSeed();
  console.log(`seed ${seed}`);
  bench = await openBench();
});
afterEach(() => bench.close());

const lives = (count = 30) =>
  stored(shuffled([rentals(seeded(seed), count), ...oneOfEach().map((told) => [told])], seeded(seed)));

const common = () => ({ databaseUrl: bench.databaseUrl, models: readModels, unsealer: openUnsealer() });

async function verify(): Promise<Difference[]> {
  const differences: Difference[] = [];
  const { signal } = new AbortController();
  await verifyRows({ ...common(), signal, tell: (difference) => differences.push(difference) });
  return differences;
}

async function verifyOne(entity: Entity): Promise<RowDifference[]> {
  const differences: RowDifference[] = [];
  await verifyEntity({ ...common(), entity, tell: (difference) => differences.push(difference) });
  return differences;
}

async function repair(entity: Entity): Promise<{ differences: Difference[]; recorded: RepairedRow[] }> {
  const differences: Difference[] = [];
  const recorded: RepairedRow[] = [];
  await repairEntity({
    ...common(),
    entity,
    tell: (difference) => differences.push(difference),
    record: async (rows) => void recorded.push(...rows),
  });
  return { differences, recorded };
}

/** Returns all rows except the checkpoints. */
async function rows(): Promise<Record<string, object[]>> {
  const { 'read.checkpoints': _, ...dump } = await bench.dump();
  return dump;
}

const byHand: Record<ColumnType, (column: string) => string> = {
  integer: (column) => `coalesce(${column}, 0) + 1`,
  bigint: (column) => `coalesce(${column}, 0) + 1`,
  text: (column) => `coalesce(${column}, '') || '!'`,
  boolean: (column) => `not coalesce(${column}, false)`,
  timestamptz: (column) => `coalesce(${column}, now()) + interval '1 hour'`,
  date: (column) => `coalesce(${column}, current_date) + 1`,
  json: () => `'{}'`,
  // An index reads the elements of a list, so a list column must stay a list.
  jsonb: (column) =>
    `case when jsonb_typeof(${column}) = 'array' then ${column} || '["by hand"]' else '{"by": "hand"}' end`,
  'integer[]': (column) => `array_append(${column}, 77)`,
  'text[]': (column) => `array_append(${column}, 'by hand')`,
};

/** Columns that distinguish rows with the same key: changing one could create a second row with the same identity. */
const namesParts: ReadonlySet<string> = new Set(['id', 'brandId', 'entryId']);

/** Changes a column of a row directly in the database, or deletes the row. Returns the row's key. */
async function spoil(random: Random, table: Table, isDelete: boolean): Promise<string> {
  const key = snakeCase(table.key);
  const found = await bench.query<{ key: string }>(
    `select ${key}::text as key from ${table.name} order by 1`,
  );
  expect(found, `rows of ${table.name}`).not.toEqual([]);
  const { key: id } = pick(random, found);
  if (isDelete) {
    await bench.query(`delete from ${table.name} where ${key}::text = $1`, [id]);
  } else {
    const [column, type] = pick(
      random,
      Object.entries(table.columns).filter(([name]) => name !== table.key && !namesParts.has(name)),
    );
    const name = snakeCase(column);
    const value = byHand[type](name);
    const changed = await bench.query(
      `update ${table.name} set ${name} = ${value} where ${key}::text = $1 and (${value}) is distinct from ${name} returning 1`,
      [id],
    );
    expect(changed, `${table.name}.${name} of ${id}`).not.toEqual([]);
  }
  return id;
}

// Tests a row of each table, one by one, which takes a minute on a busy machine.
test.each([
  ['changed', false],
  ['deleted', true],
] as const)(
  'rows of every table that were %s are found and made anew one by one',
  {
    timeout: 180_000,
  },
  async (_, isDelete) => {
    await bench.take(lives());
    const random = seeded(seed);
    const right = await rows();
    const spoiled = new Map<string, string>();
    for (const table of tablesOfRows(readModels)) {
      spoiled.set(table.name.split('.')[1] ?? '', await spoil(random, table, isDelete));
    }
    const found = (await verify()).filter((difference) => difference.of === 'row');
    expect(new Map(found.map(({ table, entity }) => [table, entity]))).toEqual(spoiled);
    for (const { projection, entity: id } of found) {
      const entity = { name: projection, id };
      const seen = await verifyOne(entity);
      const { differences, recorded } = await repair(entity);
      expect(differences).toEqual(expect.arrayContaining(seen));
      // Rows derived from repaired rows were repaired with them. If a stream's category is also a projection's name, the name
      // means all rows of the stream.
      const wrong = new Map(seen.map((row) => [`${row.projection} ${row.entity}`, row]));
      expect(recorded).toEqual(
        [...wrong.values()].map((row) => ({ projection: row.projection, entity: row.entity })),
      );
    }
    expect(await rows()).toEqual(right);
    expect(await verify()).toEqual([]);
  },
);

test('finds and rebuilds a row that no counter can read, with its counters', async () => {
  await bench.take(lives());
  const right = await rows();
  const [tryset] = await bench.query<{ id: number }>(
    "select min(id) as id from read.trysets where life = 'requested' and status is not null",
  );
  const id = String(tryset?.id);
  await bench.query(`update read.trysets set items = '{"by": "hand"}' where id = $1`, [id]);
  const found = await verify();
  expect(found).toContainEqual(expect.objectContaining({ of: 'row', table: 'trysets', entity: id }));
  expect(found).toContainEqual(expect.objectContaining({ of: 'counter', stat: 'trysets_by_status' }));
  await repair({ name: 'trysets', id });
  expect(await rows()).toEqual(right);
  expect(await verify()).toEqual([]);
});

test('deletes rows without events, and repairs all rows of a stream', async () => {
  await bench.take(lives());
  const right = await rows();
  const [garment] = await bench.query<{ id: number }>(
    'select min(stock_item_id) as id from read.stock_memos',
  );
  const id = String(garment?.id);
  await bench.query('update read.stock_items set grade = $1 where id = $2', ['Z', id]);
  await bench.query('update read.stock_memos set comment = $1 where stock_item_id = $2', ['by hand', id]);
  const { recorded } = await repair({ name: 'stock_item', id });
  expect(recorded.map(({ projection }) => projection).sort()).toEqual(['stock_items', 'stock_memos']);
  expect(await rows()).toEqual(right);

  await bench.query(
    'insert into read.staff (id, username, status, revision, created_at, updated_at) values (77, $1, $1, 0, now(), now())',
    ['by hand'],
  );
  await bench.query('insert into read.tryset_brands (tryset_id, brand_id) values (888888, 1)');
  expect((await repair({ name: 'staff', id: '77' })).recorded).toEqual([
    { projection: 'staff', entity: '77' },
  ]);
  expect((await repair({ name: 'trysets', id: '888888' })).differences).toHaveLength(1);
  expect(await rows()).toEqual(right);
  await expect(repair({ name: 'stock_item', id: '999999' })).rejects.toThrow(
    'stock_item-999999 has no events',
  );
  await expect(repair({ name: 'garments', id: '1' })).rejects.toThrow('nothing is called garments');
  await expect(repair({ name: 'stock_items', id: 'one' })).rejects.toThrow('named by number');
});

test('counters agree with the rows after a repair', async () => {
  await bench.take(lives());
  const right = await rows();
  const [item] = await bench.query<{ id: number }>('select min(id) as id from read.tryset_items');
  await bench.query("update read.tryset_items set status = 'purchased', is_removed = false where id = $1", [
    item?.id,
  ]);
  await bench.query("update read.counters set count = count + 2 where stat = 'tryset_items_by_status'");
  await repair({ name: 'tryset_items', id: String(item?.id) });
  expect(await rows()).toEqual(right);
  await bench.query('update read.counters set count = count - 1');
  await bench.query('update read.look_counters set count = count + 5');
  let isRecorded = false;
  const told: Difference[] = [];
  const count = await repairCounters(
    bench.databaseUrl,
    readModels,
    (difference) => told.push(difference),
    async () => {
      isRecorded = true;
    },
  );
  expect(count).toBe(told.length);
  expect(isRecorded).toBe(true);
  expect(await rows()).toEqual(right);
});

test('repairs nothing that it cannot record', async () => {
  await bench.take(lives());
  const [item] = await bench.query<{ id: number }>('select min(id) as id from read.tryset_items');
  await bench.query("update read.tryset_items set courier = 'by hand' where id = $1", [item?.id]);
  const spoiled = await bench.dump();
  const repairing = repairEntity({
    ...common(),
    entity: { name: 'tryset_items', id: String(item?.id) },
    tell: () => undefined,
    record: () => Promise.reject(new Error('the store is away')),
  });
  await expect(repairing).rejects.toThrow('the store is away');
  expect(await bench.dump()).toEqual(spoiled);
});

test('a forgotten member’s recipient stays deleted', async () => {
  const tryset = oneOfEach().find(({ event }) => event.type === 'TrysetRequested');
  if (tryset === undefined) throw new Error('no fixture of a tryset');
  const { userId, trysetId } = tryset.event.data as { userId: number; trysetId: number };
  const forgotten = { stream: `user-${userId}`, event: { type: 'MemberForgotten', data: {} } };
  await bench.take(stored([tryset, forgotten]));
  expect(await bench.query('select id from private.people')).toEqual([]);
  await bench.query("insert into private.people (id, search) values ($1, 'back again')", [
    `tryset:${trysetId}`,
  ]);
  const { recorded } = await repair({ name: 'people_recipients', id: `tryset:${trysetId}` });
  expect(recorded).toEqual([{ projection: 'people_recipients', entity: `tryset:${trysetId}` }]);
  expect(await bench.query('select id from private.people')).toEqual([]);
});

test('a row parked because of a wrong row resumes after its repair', async () => {
  const events = lives(10);
  const middle = Math.floor(events.length / 2);
  await bench.take(events.slice(0, middle));
  const [tryset] = await bench.query<{ id: number }>(
    `select (regexp_match(stream, '\\d+'))[1]::int as id from read.log where stream like 'tryset-%' limit 1`,
  );
  await bench.query(`insert into read.parked (projection, entity, position, stream, type, error)
    values ('trysets', '${tryset?.id}', ${events[middle]?.position}, 'tryset-${tryset?.id}', 'TrysetRemoved', 'TypeError: by hand')`);
  await bench.query("update read.trysets set items = '{}' where id = $1", [tryset?.id]);
  await repair({ name: 'trysets', id: String(tryset?.id) });
  await bench.restart();
  await bench.take(events.slice(middle));
  expect(await bench.query('select from read.parked')).toEqual([]);
  expect(await verify()).toEqual([]);
});

test('a batch folded over the wrong row is folded again over the repaired one', async () => {
  const asked = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const slow = { ...openUnsealer() };
  slow.unseal = async (person, sealed) => {
    asked.resolve();
    await opened.promise;
    return openUnsealer().unseal(person, sealed);
  };
  const own = await openBench(slow);
  try {
    const events = stored(rentals(seeded(seed), 5));
    const staff = oneOfEach().find(({ event }) => event.type === 'StaffAdded');
    const memo = { type: 'StockItemMemoInUseChanged', data: { memoInUse: 'look twice' } };
    if (staff === undefined) throw new Error('no fixture of staff');
    await own.take(events);
    await own.query("update read.stock_items set grade = 'Z' where id = 1");
    const later = stored([...rentals(seeded(seed), 5), { stream: 'stock_item-1', event: memo }, staff]).slice(
      -2,
    );
    const taking = own.take(later);
    await asked.promise;
    await repairEntity({
      ...common(),
      databaseUrl: own.databaseUrl,
      entity: { name: 'stock_items', id: '1' },
      tell: () => undefined,
      record: async () => undefined,
    });
    opened.resolve();
    await expect(taking).rejects.toThrow(CheckpointMoved);
    await own.restart();
    await own.take(later);
    expect(await own.query("select id from read.stock_items where grade = 'Z'")).toEqual([]);
    expect(await own.query('select memo_in_use as memo from read.stock_items where id = 1')).toEqual([
      { memo: 'look twice' },
    ]);
  } finally {
    await own.close();
  }
});

test('repairs lose no events that arrive meanwhile', { timeout: 120_000 }, async () => {
  const random = seeded(seed);
  const events = lives(60);
  const half = Math.floor(events.length / 2);
  await bench.take(events.slice(0, half));
  const hand = new pg.Client(readConnection(bench.databaseUrl));
  await hand.connect();
  let isOver = false;
  const coming = (async () => {
    for (let taken = half; taken < events.length; ) {
      const until = Math.min(events.length, taken + 1 + upTo(random, 8));
      try {
        await bench.take(events.slice(taken, until));
        taken = until;
      } catch (error) {
        if (!(error instanceof CheckpointMoved)) throw error;
        await bench.restart();
      }
    }
    isOver = true;
  })();
  do {
    const { rows: found } = await hand.query<{ key: string }>(
      'select id::text as key from read.tryset_items order by id',
    );
    const { key } = pick(random, found);
    await hand.query("update read.tryset_items set tracking_number = 'by hand' where id = $1", [key]);
    await repair({ name: 'tryset_items', id: key });
  } while (!isOver);
  await hand.end();
  await coming;
  expect(await verify()).toEqual([]);
  const straight = await openBench();
  try {
    await straight.take(events);
    const { 'read.checkpoints': _, ...expected } = await straight.dump();
    expect(await rows()).toEqual(expected);
  } finally {
    await straight.close();
  }
});
