import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { wholeInvoices } from '../brand-invoices/scope.ts';
import { readModels } from '../database.ts';
import { among } from '../kit/search.ts';
import { openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { wholeSubscriptions } from './scope.ts';
import { twoLives } from './testing/life.ts';

const now = '2026-07-12T00:00:00.000Z';
let bench: Bench;
let models: TestModels;

/** Ten thousand further rows of four hundred brands, all of them ended. */
const manyOf = (table: string, id: number, others: string) => `
  insert into ${table} select (json_populate_record(one, json_build_object(
    'id', 1000 + n, 'brand_id', 10 + n % 400, 'status', 'canceled', ${others}))).*
  from ${table} as one, generate_series(1, 10000) as n where one.id = ${id}`;

beforeAll(async () => {
  bench = await openBench();
  models = await openTestModels({ database: bench });
  await bench.take(twoLives());
  await bench.query(manyOf('read.brand_subscriptions', 8, `'is_live', false, 'newest_invoice_id', null`));
  await bench.query(manyOf('read.brand_invoices', 23, `'brand_subscription_id', 1000 + n`));
  await bench.query('analyze read.brand_subscriptions, read.brand_invoices');
});
afterAll(() => models.close());

const rareStatus = (column: string) => among(column, ['pending']);

it.each<[string, RawBuilder<SqlBool>]>([
  ['brand_subscriptions_brand', sql`subscription.brand_id = 20`],
  ['brand_subscriptions_status', rareStatus('subscription.status')],
])('lists subscriptions by the index %s', async (index, filter) => {
  const { sql: text, parameters } = wholeSubscriptions(readModels(models.pool), staff, now)
    .where(filter)
    .orderBy('subscription.id', 'desc')
    .limit(20)
    .compile();
  expect(JSON.stringify(await bench.query(`explain ${text}`, [...parameters]))).toContain(index);
});

it.each<[string, RawBuilder<SqlBool>]>([
  ['brand_invoices_brand', sql`invoice.brand_id = 20`],
  ['brand_invoices_status', rareStatus('invoice.status')],
  ['brand_invoices_subscription', sql`invoice.brand_subscription_id = 8`],
])('lists invoices by the index %s', async (index, filter) => {
  const { sql: text, parameters } = wholeInvoices(readModels(models.pool), staff, now)
    .where(filter)
    .orderBy('invoice.id', 'desc')
    .limit(20)
    .compile();
  expect(JSON.stringify(await bench.query(`explain ${text}`, [...parameters]))).toContain(index);
});
