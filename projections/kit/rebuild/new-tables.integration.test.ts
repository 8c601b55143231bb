// @module-tag thorough
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import type { ReadModels } from '../../projection.ts';
import { idOf, type Projection } from '../../projection.ts';
import { readModels } from '../../read-models.ts';
import { stockItemsProjection } from '../../stock/projection.ts';
import { type StockItemRow, stockItemsTable } from '../../stock/tables.ts';
import { type Bench, openBench, openUnsealer } from '../../testing/harness.ts';
import { rentals, stored } from '../../testing/histories.ts';
import { aSeed, seeded } from '../../testing/random.ts';
import { table } from '../tables/table.ts';
import { rebuild } from './rebuild.ts';

let bench: Bench;
let lent: number;
beforeEach(async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  bench = await openBench();
  const events = stored(rentals(seeded(seed), 40));
  lent = new Set(events.flatMap(({ type, stream }) => (type === 'StockItemLent' ? [stream] : []))).size;
  await bench.take(events);
});
afterEach(() => bench.close());

const options = (models: ReadModels, signal = new AbortController().signal) => ({
  databaseUrl: bench.databaseUrl,
  models,
  unsealer: openUnsealer(),
  signal,
  maxEvents: 60,
});

test('builds a new projection from all past events', async () => {
  interface LendingRow {
    id: number;
    times: number;
  }
  const lendings: Projection<LendingRow, StockItemEvent> = {
    name: 'lendings',
    table: table<LendingRow>('read.lendings', 'id', { id: 'integer', times: 'integer' }),
    categories: ['stock_item'],
    knows: () => true,
    keys: (recorded) => (recorded.event.type === 'StockItemLent' ? [idOf(recorded)] : []),
    fold: (row, recorded) => ({ id: idOf(recorded), times: (row?.times ?? 0) + 1 }),
  };
  await bench.query('create table read.lendings (id integer primary key, times integer not null)');
  const projections = [...readModels.projections, lendings as unknown as ReadModels['projections'][number]];
  const models = { ...readModels, projections };
  const before = await bench.dump();
  expect(await rebuild({ ...options(models), projections: ['lendings'] })).toBe('switched');
  const { 'read.lendings': rows, ...others } = await bench.dump();
  expect(rows).toHaveLength(lent);
  expect(lent).toBeGreaterThan(0);
  expect(others['read.stock_items']).toEqual(before['read.stock_items']);
});

test('creates keys and search indexes first, and all other indexes after filling a table', async () => {
  const indexesIn = async (schema: string, name: string) => {
    const found = await bench.query<{ name: string }>(
      'select indexname as name from pg_indexes where schemaname = $1 and tablename = $2 order by 1',
      [schema, name],
    );
    return found.map((each) => each.name);
  };
  const before = await indexesIn('private', 'people');
  const stopping = new AbortController();
  await rebuild({ ...options(readModels, stopping.signal), onReport: () => stopping.abort() });
  expect(await indexesIn('read_next', 'people')).toEqual(['people_pkey', 'people_user']);
  expect(await indexesIn('read_next', 'stock_rentals')).toEqual([
    'stock_rentals_check',
    'stock_rentals_pkey',
  ]);
  expect(await rebuild(options(readModels))).toBe('switched');
  expect(await indexesIn('private', 'people')).toEqual(before);
});

test('starts over if columns changed meanwhile, and fills the new column of every row', async () => {
  const stopping = new AbortController();
  const stopAtOnce = { ...options(readModels, stopping.signal), onReport: () => stopping.abort() };
  expect(await rebuild(stopAtOnce)).toBe('stopped');

  await bench.query('alter table read.stock_items add column was_used boolean');
  await bench.query(
    "insert into public.read_migrations (name, timestamp) values ('999-was-used.sql', now())",
  );
  const changed = {
    ...stockItemsProjection,
    table: { ...stockItemsTable, columns: { ...stockItemsTable.columns, wasUsed: 'boolean' as const } },
    fold(...given: Parameters<typeof stockItemsProjection.fold>) {
      const row = stockItemsProjection.fold(...given) as StockItemRow | null;
      return row && { ...row, wasUsed: row.useCount > 0 };
    },
  } as unknown as ReadModels['projections'][number];
  const models = {
    ...readModels,
    projections: readModels.projections.map((each) => (each.name === changed.name ? changed : each)),
  };
  expect(await rebuild(options(models))).toBe('switched');
  expect(await bench.query('select id from read.stock_items where was_used')).not.toEqual([]);
  const wrong = await bench.query(
    'select id from read.stock_items where was_used is distinct from (use_count > 0)',
  );
  expect(wrong).toEqual([]);
});
