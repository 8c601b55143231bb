import type { Static } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { periodOf } from '#http/filters.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { type InvoicesQuery, matchingInvoices } from '../brand-invoices/lists.ts';
import { pagePlans } from '../testing/page-plan.ts';
import { openTestModels, type TestModels } from '../testing/test-models.ts';
import { matchingSubscriptions, type SubscriptionsParams } from './lists.ts';
import { twoLives } from './testing/life.ts';

const now = '2026-07-12T00:00:00.000Z';
let bench: Bench;
let models: TestModels;
let planOf: ReturnType<typeof pagePlans>;

/** Ten thousand further rows of four hundred brands, all of them ended, over three years. */
const manyOf = (table: string, id: number, others: string) => `
  insert into ${table} select (json_populate_record(one, json_build_object(
    'id', 1000 + n, 'brand_id', 10 + n % 400, 'status', 'canceled', 'method', 'card',
    'created_at', '2020-01-01'::timestamptz + n * interval '3 hours', ${others}))).*
  from ${table} as one, generate_series(1, 10000) as n where one.id = ${id}`;

beforeAll(async () => {
  bench = await openBench();
  models = await openTestModels({ database: bench });
  planOf = pagePlans(bench, models, now);
  await bench.take(twoLives());
  await bench.query(
    manyOf(
      'read.brand_subscriptions',
      8,
      `'is_live', false, 'newest_invoice_id', null, 'plan_id', 10 + n % 40, 'next_plan_id', null,
      'subscription_type', 'normal', 'is_cancel_requested', false,
      'start_date', '2020-01-01'::date + n % 1000, 'last_day', '2020-02-01'::date + n % 1000`,
    ),
  );
  await bench.query(
    manyOf(
      'read.brand_invoices',
      23,
      `'brand_subscription_id', 1000 + n, 'kind', 'period',
      'due_time', '2020-01-01'::timestamptz + n * interval '3 hours',
      'paid_time', '2020-01-02'::timestamptz + n * interval '3 hours'`,
    ),
  );
  await bench.query(`
    insert into read.brands select (json_populate_record(one, json_build_object(
      'id', 10 + n, 'name', 'brand ' || n, 'name_ko', null))).*
    from read.brands as one, generate_series(1, 400) as n where one.id = 1`);
  await bench.query('analyze read.brands, read.brand_subscriptions, read.brand_invoices');
});
afterAll(() => models.close());

it.each<[string, Omit<SubscriptionsParams, 'limit' | 'offset'>]>([
  ['pkey', { ids: [8, 9] }],
  ['brand', { brand_id: 20 }],
  ['plan', { plan_id: 20 }],
  ['status', { status: ['pending'] }],
  ['type', { subscription_type: ['enterprise'] }],
  ['method', { payment_method: ['bank'] }],
  ['live', { is_live: true }],
  ['renewing', { is_renewing: true }],
  ['cancel_requested', { is_cancel_requested: true }],
  ['start_date', { start_date: { from: '2020-03-01', to: '2020-03-02' } }],
  ['last_day', { last_day: { from: '2020-03-01', to: '2020-03-02' } }],
  ['created', { created_time: periodOf('created_time', '2020-03-01,2020-03-02') }],
  ['brand', { q: 'acme' }],
])('lists subscriptions by the index brand_subscriptions_%s for %o', async (index, query) => {
  const plan = await planOf((reading) => matchingSubscriptions(reading, { limit: 20, offset: 0, ...query }));
  expect(plan).toContain(` brand_subscriptions_${index} `);
  expect(plan).not.toContain('Seq Scan on brand_subscriptions');
});

it.each<[string, Omit<Static<typeof InvoicesQuery>, 'limit' | 'offset'>]>([
  ['pkey', { ids: [23, 31] }],
  ['brand', { brand_id: 20 }],
  ['subscription', { brand_subscription_id: 8 }],
  ['subscription', { plan_id: 5 }],
  ['status', { status: ['pending'] }],
  ['kind', { kind: ['upgrade'] }],
  ['method', { payment_method: ['bank'] }],
  ['status', { is_overdue: true }],
  ['created', { created_time: periodOf('created_time', '2020-03-01,2020-03-02') }],
  ['due', { due_time: periodOf('due_time', '2020-03-01,2020-03-02') }],
  ['paid', { paid_time: periodOf('paid_time', '2020-03-01,2020-03-02') }],
])('lists invoices by the index brand_invoices_%s for %o', async (index, query) => {
  const plan = await planOf((reading) => matchingInvoices(reading, { limit: 20, offset: 0, ...query }));
  expect(plan).toContain(` brand_invoices_${index} `);
  expect(plan).not.toContain('Seq Scan on brand_invoices');
});
