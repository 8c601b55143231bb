import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkCounters } from '../kit/counters/check.ts';
import { fillNew } from '../kit/rebuild/fill-new.ts';
import { readPool } from '../kit/tables/connect.ts';
import { readModels } from '../read-models.ts';
import { oneOfEach } from '../testing/fixtures.ts';
import { type Bench, openBench } from '../testing/harness.ts';
import { rentals, stored } from '../testing/histories.ts';
import { aSeed, seeded } from '../testing/random.ts';

const tables = ['metric_item_days', 'metric_look_days', 'metric_order_days', 'metric_use_days'];

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
  const [one] = await bench.query<{ id: number; brand_id: number; day: string; requested_count: string }>(
    'update read.metric_item_days set requested_count = requested_count + 3 where ctid = (select ctid from read.metric_item_days where requested_count > 0 limit 1) returning id, brand_id, day::text as day, requested_count',
  );
  await bench.query("insert into read.metric_use_days values ('brands', 7, '1999-12-31', 7, 1, 0, 0)");
  const counted = Number(one?.requested_count);
  expect(await drifts()).toEqual([
    expect.objectContaining({ stat: 'metric_item_days', scope: one?.id, counted, actual: counted - 3 }),
    { stat: 'metric_use_days', scope: 7, bucket: 'brands 7 1999-12-31 lookUseCount', counted: 1, actual: 0 },
  ]);
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
