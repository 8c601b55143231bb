import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCsv } from './csv.ts';
import { generatedRows } from './generate.ts';
import { pricedShipments, shipmentsIn } from './generate-prices.ts';
import { orderColumns, type PastOrder, parseOrder } from './orders/row.ts';

const options = { seed: 3, rows: 50 };
const now = '2026-06-01T00:00:00.000Z';
const shipments = [
  'order_ref,status,requested_at,accepted_at,shipped_at,delivered_at,promised_on',
  'S1,delivered,2017-08-30 21:12:28,2017-08-31 02:50:24,2017-09-12 20:16:46,2017-09-25 17:53:23,2017-09-22',
  'S2,canceled,2017-08-10 21:26:25,,,,2017-09-12',
  'S3,delivered,2017-08-30 21:12:28,2017-08-31 02:50:24,2017-09-12 20:16:46,2017-09-10 17:53:23,2017-09-22',
].join('\n');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prices-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function priced(): Promise<string> {
  const file = join(folder, 'shipments.csv');
  await writeFile(file, shipments);
  return pricedShipments(await shipmentsIn(file), options);
}

test('shipments become orders that the import takes; wrong days stay wrong', async () => {
  const file = join(folder, 'orders.csv');
  await writeFile(file, await priced());
  const { rows, ignored } = await openCsv(file, orderColumns);
  expect(ignored).toEqual([]);
  const [first, second, third] = (await Array.fromAsync(rows)).map((row) => parseOrder(row, now));
  expect(first).toMatchObject({ ref: 'S1', status: 'complete', refunded: 0 });
  expect(second).toMatchObject({ ref: 'S2', status: 'canceled', courier: null });
  expect(third).toBe('import.reversed_dates');
  const { prices, refunded } = second as PastOrder;
  expect(refunded).toBe(prices.reduce((sum, price) => sum + price, 0));
});

test('orders name members and products of the generated rentals, and equal options give equal orders', async () => {
  const rentals = generatedRows({ ...options, faults: 0 });
  const text = await priced();
  expect(await priced()).toBe(text);
  const [, ...lines] = text.trim().split('\n');
  for (const line of lines) {
    const [, , member, items = ''] = line.split(',');
    expect(rentals.map((row) => row.member_ref)).toContain(member);
    for (const code of items.split(';')) expect(rentals.map((row) => row.product_ref)).toContain(code);
  }
});
