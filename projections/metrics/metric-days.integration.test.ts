import { afterEach, beforeEach, expect, test } from 'vitest';
import { snakeCase } from '#domain/text/snake-case.ts';
import { checkCounters } from '../kit/counters/check.ts';
import { fillNew } from '../kit/rebuild/fill-new.ts';
import { readPool } from '../kit/tables/connect.ts';
import { repairCounters } from '../kit/verify/repair-entity.ts';
import { readModels } from '../read-models.ts';
import { oneOfEach } from '../testing/fixtures.ts';
import { type Bench, openBench } from '../testing/harness.ts';
import { rentals, stored } from '../testing/histories.ts';
import { aSeed, seeded } from '../testing/random.ts';
import { itemDaysTable } from './tables.ts';

const tables = ['metric_item_days', 'metric_look_days', 'metric_order_days', 'metric_use_days'];

const levels = ['brands', 'brands/month', 'curators/all', 'curators/month', 'products/all'];

let bench: Bench;
beforeEach(async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  bench = await openBench();
  await bench.take(stored([...rentals(seeded(seed), 60), ...oneOfEach()]));
});
afterEach(() => bench.close());

async function drifts() {
  const pool = readPool(bench.databaseUrl);
  const found = await checkCounters(pool);
  await pool.end();
  return found;
}

test('sums by day equal a recount of the rows, which finds a wrong sum', async () => {
  expect(await drifts()).toEqual([]);
  const [row] = await bench.query<{ dimensions: string[] }>(
    'select array_agg(distinct dimension order by dimension) as dimensions from read.metric_item_days',
  );
  expect(row?.dimensions).toEqual(levels);
  const [one] = await bench.query<{ id: number; brand_id: number; day: string; requested_count: string }>(
    'update read.metric_item_days set requested_count = requested_count + 3 where ctid = (select ctid from read.metric_item_days where requested_count > 0 limit 1) returning id, brand_id, day::text as day, requested_count',
  );
  const counted = Number(one?.requested_count);
  expect(await drifts()).toEqual([
    expect.objectContaining({ stat: 'metric_item_days', scope: one?.id, counted, actual: counted - 3 }),
  ]);
});

test('a recount finds a wrong sum of each level, inside and outside the days of the rows', async () => {
  const wrong = [
    'brands 1999-12-31',
    'brands/month 1999-12-01',
    'products/all 0001-01-01',
    'brands 2025-01-01',
  ];
  const none = Object.fromEntries(itemDaysTable.fields.map((field) => [snakeCase(field), 0]));
  for (const place of wrong) {
    const [dimension, day] = place.split(' ');
    const row = { ...none, dimension, brand_id: 7777, day, id: 7777, requested_count: 1 };
    await bench.query(
      'insert into read.metric_item_days select * from json_populate_record(null::read.metric_item_days, $1)',
      [JSON.stringify(row)],
    );
  }
  const found = await drifts();
  expect(found.map(({ bucket }) => bucket).sort()).toEqual(
    wrong.map((place) => `${place.replace(' ', ' 7777 ')} requestedCount`).sort(),
  );
  await repairCounters(
    bench.databaseUrl,
    readModels,
    () => undefined,
    async () => undefined,
  );
  expect(await drifts()).toEqual([]);
});

test('what begins at a month’s end counts in the month of UTC+9', async () => {
  const requests = rentals(seeded(1), 1).filter(({ event }) => event.type === 'TrysetItemRequested');
  const told = ['2026-01-31T14:59:59.999Z', '2026-01-31T15:00:00.000Z'].map((occurredAt, index) => {
    const trysetItemId = 900_001 + index;
    const data = { ...(requests[0]?.event.data as object), trysetItemId, brandId: 77 };
    const event = { type: 'TrysetItemRequested', data };
    return { stream: `tryset_item-${trysetItemId}`, event, metadata: { occurredAt } };
  });
  await bench.take(stored(told, 10_000_000n));
  const rows = await bench.query<{ day: string }>(
    "select to_char(day, 'YYYY-MM-DD') as day from read.metric_item_days where dimension = 'brands/month' and id = 77 order by 1",
  );
  expect(rows.map(({ day }) => day)).toEqual(['2026-01-01', '2026-02-01']);
  expect(await drifts()).toEqual([]);
});

test('the migration counts what rows exist', async () => {
  const before = await bench.dump();
  expect(before['read.metric_item_days']?.length).toBeGreaterThan(0);
  await bench.query(`truncate ${tables.map((table) => `read.${table}`).join(', ')}`);
  await bench.query('insert into read.unfilled select unnest($1::text[])', [tables]);
  await Promise.all([fillNew(bench.databaseUrl, readModels), fillNew(bench.databaseUrl, readModels)]);
  const after = await bench.dump();
  for (const table of [...tables, 'unfilled']) {
    expect(after[`read.${table}`], table).toEqual(before[`read.${table}`]);
  }
});
