import type { Static } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { periodOf } from '#http/filters.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { type EventTicketsQuery, matchingEventTickets } from '../event-tickets/lists.ts';
import { matchingPayments, type PaymentsParams } from '../payments/lists.ts';
import { pagePlans } from '../testing/page-plan.ts';
import { openTestModels, type TestModels } from '../testing/test-models.ts';
import { matchingTickets, type TicketsParams } from './lists.ts';
import { threeMembers } from './testing/life.ts';

const now = '2026-07-02T00:00:00.000Z';
let bench: Bench;
let models: TestModels;
let planOf: ReturnType<typeof pagePlans>;

/** Ten thousand further rows, made from one row over three years. */
const manyOf = (table: string, id: number, others: string) => `
  insert into ${table} select (json_populate_record(one, json_build_object(
    'id', 1000 + n, 'created_at', '2020-01-01'::timestamptz + n * interval '3 hours', ${others}))).*
  from ${table} as one, generate_series(1, 10000) as n where one.id = ${id}`;

beforeAll(async () => {
  bench = await openBench();
  models = await openTestModels({ database: bench });
  planOf = pagePlans(bench, models, now);
  await bench.take(threeMembers());
  await bench.query(
    manyOf(
      'read.user_tickets',
      21,
      `'user_id', 100 + n % 400, 'member_plan_id', 10 + n % 40, 'plan_type', 'standard', 'status', 'paid',
      'is_live', false, 'is_recharging', true, 'is_forced', false, 'event_ticket_id', null,
      'start_date', '2020-01-01'::date + n % 1000, 'end_date', '2020-02-01'::date + n % 1000`,
    ),
  );
  await bench.query(
    manyOf(
      'read.payments',
      71,
      `'payer_id', 100 + n % 400, 'for_id', 1000 + n, 'status', 'paid', 'method', 'card',
      'has_failed_refund', false, 'is_charged_back', false, 'has_difference', false`,
    ),
  );
  await bench.query(
    manyOf(
      'read.event_tickets',
      8,
      `'member_plan_id', 10 + n % 40, 'status', 'retired',
      'signup_start_date', '2020-01-01'::date + n % 1000, 'signup_end_date', '2020-02-01'::date + n % 1000`,
    ),
  );
  await bench.query(manyOf('read.users', 51, `'username', 'member ' || n`));
  await bench.query('analyze read.users, read.user_tickets, read.payments, read.event_tickets');
});
afterAll(() => models.close());

it.each<[string, TicketsParams]>([
  ['pkey', { ids: [21, 22] }],
  ['user', { user_id: 120 }],
  ['plan', { plan_id: 20 }],
  ['event_ticket', { event_ticket_id: 8 }],
  ['status', { status: ['pending'] }],
  ['plan_type', { plan_type: ['unlimited'] }],
  ['live', { is_live: true }],
  ['recharging', { is_recharging: false }],
  ['forced', { is_forced: true }],
  ['status', { is_unpaid: true }],
  ['status', { is_renewal_failed: true }],
  ['start_date', { start_date: { from: '2020-03-01', to: '2020-03-02' } }],
  ['end_date', { end_date: { from: '2020-03-01', to: '2020-03-02' } }],
  ['created', { created_time: periodOf('created_time', '2020-03-01,2020-03-02') }],
  ['user', { q: 'mina' }],
])('lists tickets by the index user_tickets_%s for %o', async (index, query) => {
  const plan = await planOf((reading) => matchingTickets(reading, { limit: 20, offset: 0, ...query }));
  expect(plan).toContain(` user_tickets_${index} `);
  expect(plan).not.toContain('Seq Scan on user_tickets');
});

it.each<[string, Omit<PaymentsParams, 'limit' | 'offset'>]>([
  ['pkey', { ids: [71, 72] }],
  ['status', { statuses: ['pending'] }],
  ['for', { kinds: ['fault'] }],
  ['method', { payment_method: ['bank'] }],
  ['payer', { user_id: 120 }],
  ['payer', { brand_id: 20 }],
  ['failed_refund', { has_failed_refund: true }],
  ['failed_refund', { refund_refusals: ['refused'] }],
  ['status', { is_outcome_unknown: true }],
  ['charged_back', { is_charged_back: true }],
  ['difference', { has_difference: true }],
  ['created', { created_time: periodOf('created_time', '2020-03-01,2020-03-02') }],
])('lists payments by the index payments_%s for %o', async (index, query) => {
  const plan = await planOf((reading) => matchingPayments(reading, { limit: 20, offset: 0, ...query }));
  expect(plan).toContain(` payments_${index} `);
  expect(plan).not.toContain('Seq Scan on payments');
});

it.each<[string, Omit<Static<typeof EventTicketsQuery>, 'limit' | 'offset'>]>([
  ['pkey', { ids: [8] }],
  ['plan', { plan_id: 20 }],
  ['status', { status: ['active'] }],
  ['status', { is_signup_open: true }],
])('lists event tickets by the index event_tickets_%s for %o', async (index, query) => {
  const plan = await planOf((reading) => matchingEventTickets(reading, { limit: 20, offset: 0, ...query }));
  expect(plan).toContain(` event_tickets_${index} `);
  expect(plan).not.toContain('Seq Scan on event_tickets');
});
