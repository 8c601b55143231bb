import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reactorCheckpoint } from '#event-store/bookkeeping.ts';
import { headPosition, lastEvent } from '#event-store/load.ts';
import { newestOf } from '#event-store/newest.ts';
import { aSeed, seeded } from '#projections/testing/random.ts';
import { testPool } from '#test/pool.ts';
import { type TestServer, testServer } from '#test/server.ts';
import { openCsv } from '../csv.ts';
import { generateRentals } from '../generate.ts';
import { generateOrders } from '../generate-orders.ts';
import { knownRefs } from '../ledger/known-refs.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { importHouse } from '../testing/import-house.ts';
import type { OrdersReport } from './command.ts';
import { orderColumns } from './row.ts';

const seed = aSeed();
const of = { seed, rows: 120, faults: 0.2 };
let server: TestServer;
let house: Awaited<ReturnType<typeof importHouse>>;
let pool: Pool;
let orders = '';
let members = '';

beforeAll(async () => {
  server = await testServer({ ownStore: true });
  house = await importHouse(server);
  pool = testPool(house.backend.databaseUrl);
  members = `house-${house.backend.id()}`;
  orders = join(house.folder, 'orders.csv');
  const rentals = join(house.folder, 'rentals.csv');
  await writeFile(rentals, generateRentals({ ...of, faults: 0 }));
  await writeFile(orders, generateOrders(of));
  await house.run(['rentals', rentals, '--brand', 'house'], members);
});
afterAll(async () => {
  await pool?.end();
  await house?.close();
  await server?.close();
});

const words = () => ['orders', orders, '--members', members];
const run = (source: string) => house.run<OrdersReport>(words(), source);
const plain = (report: OrdersReport | null) => ({ ...report, alreadyImported: 0, events: 0, seconds: 0 });

async function counted(table: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(`select count(*) as count from ${table}`);
  return Number(rows[0]?.count);
}

/** What an import left, by the refs of the file: ids differ between imports. */
async function leftBy(source: string) {
  const { state } = await openLedger(house.client, source, new Date().toISOString());
  const { rows } = await pool.query(
    `select bought.id, bought.user_id, bought.status, bought.cash, bought.point, bought.payment_method,
       bought.created_at, bought.paid_time, paid.state ->> 'status' as payment, paid.amount,
       (select jsonb_agg(item - 'itemId' order by item -> 'itemId') from jsonb_array_elements(bought.items) as item) as items,
       (select jsonb_agg(refund -> 'amount') from jsonb_array_elements(paid.state -> 'refunds') as refund) as refunds
     from read.orders as bought left join read.payments as paid on paid.id = bought.payment_id`,
  );
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
  return new Map([...knownRefs(state, 'order')].map(([ref, id]) => [ref, byId.get(id)]));
}

test(`reads every row, and twice adds nothing (seed ${seed})`, async () => {
  const { rows } = await openCsv(orders, orderColumns);
  let lines = 0;
  for await (const _ of rows) lines += 1;
  const first = await run('once');
  expect(first.told).not.toContain('Error');
  const { accepted = 0, rejectedRows = [], events } = first.report ?? {};
  expect([accepted + rejectedRows.length, first.report?.read, first.code]).toEqual([lines, lines, 2]);
  expect(accepted).toBeGreaterThan(lines / 2);
  expect(events).toBeGreaterThan(3 * accepted);
  const left = await leftBy('once');
  expect(left.size).toBe(accepted);
  for (const row of left.values()) expect(row).toBeDefined();

  const again = await run('once');
  expect(again.report).toMatchObject({ events: 0, alreadyImported: accepted, accepted });
  expect(again.report?.rejectedRows).toEqual(rejectedRows);
  expect(await leftBy('once')).toEqual(left);
});

test('imported orders reach no effect', async () => {
  const newest = await newestOf(house.client, (stream) => /^(order|payment)-/.test(stream), -1n);
  const reactedTo = async () => {
    const noted = await lastEvent(house.client, `${reactorCheckpoint}-main`);
    return BigInt((noted?.data as { position: string } | undefined)?.position ?? -1);
  };
  await expect
    .poll(async () => (await reactedTo()) >= (newest ?? 0n), { interval: 50, timeout: 30_000 })
    .toBe(true);
  const tables = [
    'write.outside_calls',
    'write.deadlines',
    'write.letters',
    'read.brand_months',
    'read.point_moves',
  ];
  for (const table of tables) expect([table, await counted(table)]).toEqual([table, 0]);
});

test('a dry run writes nothing', async () => {
  const before = await headPosition(house.client);
  const { report } = await house.run<OrdersReport>([...words(), '--dry-run'], 'never');
  expect(report?.accepted).toBeGreaterThan(0);
  expect(await headPosition(house.client)).toBe(before);
});

test('unknown members are told in one line', async () => {
  const { code, told } = await house.run(['orders', orders, '--members', 'nobody'], 'none');
  expect([code, told]).toEqual([1, expect.stringContaining('no members were imported as "nobody"')]);
});

test(`an import killed several times ends like an undisturbed one (seed ${seed})`, {
  tags: 'thorough',
  timeout: 240_000,
}, async () => {
  const before = performance.now();
  const whole = await house.program<OrdersReport>(words(), 'whole');
  const took = performance.now() - before;
  const random = seeded(seed);
  for (let round = 0; round < 4; round += 1) {
    await house.program(words(), 'killed', 200 + random() * (took - 200));
  }
  const last = await run('killed');
  expect(plain(last.report)).toEqual(plain(whole.report));
  expect(await leftBy('killed')).toEqual(await leftBy('whole'));
});
