import { afterEach, beforeEach, expect, test } from 'vitest';
import { placedItem } from '#domain/testing/orders.ts';
import { checkCounters } from '../kit/counters/check.ts';
import { fillNew } from '../kit/rebuild/fill-new.ts';
import { readPool } from '../kit/tables/connect.ts';
import { readModels } from '../read-models.ts';
import { type Bench, openBench } from '../testing/harness.ts';
import { stored } from '../testing/histories.ts';
import { aSeed, seeded } from '../testing/random.ts';
import { randomOrders } from './testing/random-orders.ts';

const tables = ['order_placed_days', 'order_paid_days'];

let bench: Bench;
beforeEach(async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  bench = await openBench();
  await bench.take(stored(randomOrders(seeded(seed), 60)));
});
afterEach(() => bench.close());

async function drifts() {
  const pool = readPool(bench.databaseUrl);
  const found = await checkCounters(pool);
  await pool.end();
  return found;
}

test('sums of orders by day equal a recount of the rows, which finds a wrong sum', async () => {
  expect(await drifts()).toEqual([]);
  await bench.query(
    `update read.order_placed_days set sales_amount = sales_amount + 3
     where ctid = (select ctid from read.order_placed_days where brand_id = 0 limit 1)`,
  );
  await bench.query(
    "insert into read.order_paid_days values ('paid/card/product_v2/KRW/false/false', 7, '1999-12-31', 7, 1, 0, 0, 0, 0, 0)",
  );
  expect(await drifts()).toEqual([
    expect.objectContaining({ stat: 'order_placed_days', scope: 0 }),
    expect.objectContaining({ stat: 'order_paid_days', scope: 7, counted: 1, actual: 0 }),
  ]);
});

test('the migration counts what orders exist', async () => {
  const before = await bench.dump();
  for (const table of tables) expect(before[`read.${table}`]?.length, table).toBeGreaterThan(0);
  await bench.query(`truncate ${tables.map((table) => `read.${table}`).join(', ')}`);
  await bench.query('insert into read.unfilled select unnest($1::text[])', [tables]);
  await fillNew(bench.databaseUrl, readModels);
  const after = await bench.dump();
  for (const table of tables) expect(after[`read.${table}`], table).toEqual(before[`read.${table}`]);
});

test('sums above four bytes equal a recount', async () => {
  const amount = 2_000_000_000;
  const item = { ...placedItem, originalPrice: amount, salesPrice: amount, itemCash: amount };
  const placed = [1_000, 1_001].map((orderId) => ({
    stream: `order-${orderId}`,
    event: {
      type: 'OrderPlaced',
      data: {
        orderId,
        userId: 51,
        currency: 'KRW',
        paymentMethod: 'card',
        items: [{ ...item, itemId: orderId * 100 + 1 }],
        buyer: null,
        paymentId: orderId,
        dueTime: null,
      },
    },
  }));
  await bench.take(stored(placed, 100_000n));
  expect(await drifts()).toEqual([]);
  const [most] = await bench.query<{ most: string }>(
    'select max(sales_amount)::text as most from read.order_placed_days where brand_id = 0',
  );
  expect(Number(most?.most)).toBe(4_000_000_000);
});
