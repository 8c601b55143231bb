import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPool } from '#projections/kit/tables/connect.ts';
import { productsTable } from '#projections/products/tables.ts';
import { readModels } from '../database.ts';
import { insertRows } from '../testing/insert.ts';
import { productRow } from '../testing/rows.ts';
import { openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { prepared } from './prepared.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
});
afterAll(() => models.close());

test('a prepared query survives a migration that adds a column', async () => {
  await insertRows(models.pool, productsTable, [productRow({ id: 1, brandId: 1, name: 'Coat' })]);
  // Runs enough queries at once that every connection has prepared the statement.
  const statuses = () =>
    Promise.all(Array.from({ length: 40 }, async () => (await models.get(staff, '/v2/products/1')).status));
  expect(new Set(await statuses())).toEqual(new Set([200]));
  await models.pool.query('alter table read.products add column later text');
  expect(new Set(await statuses())).toEqual(new Set([200]));
});

test('two queries on one connection are prepared separately', async () => {
  const pool = readPool(String(models.pool.options.connectionString), 1);
  const [one, other] = [readModels(pool), readModels(pool)];
  expect((await sql`select 1 as number ${prepared}`.execute(one)).rows).toEqual([{ number: 1 }]);
  expect((await sql`select 2 as number ${prepared}`.execute(other)).rows).toEqual([{ number: 2 }]);
  await pool.end();
});
