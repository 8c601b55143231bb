import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrandAdminCaller, Caller } from '#http/caller.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { twoLives } from './testing/life.ts';

const url = '/v2/brand_subscriptions';
const adminC: BrandAdminCaller = { ...adminA, id: 30, brandId: 3, brand: { name: 'Cape', nameKo: null } };

let bench: Bench;
let models: TestModels;
let clock = '2026-07-12T00:00:00.000Z';
/** The live answers after each event of the subscription 8, of the invoice 22 and of the plan 4. */
const live = new Map<string, object[]>();

beforeAll(async () => {
  bench = await openBench();
  models = await openTestModels({ database: bench, now: () => new Date(clock) });
  const paths: Record<string, string> = {
    'brand_subscription-8': `${url}/8`,
    'brand_invoice-22': `${url}/invoices/22`,
    'brand_plan-4': `${url}/plans/4`,
  };
  for (const event of twoLives()) {
    await bench.take([event]);
    const path = paths[event.stream];
    if (path === undefined) continue;
    clock = event.recordedAt;
    live.set(path, [...(live.get(path) ?? []), (await models.get(staff, path)).body]);
  }
  clock = '2026-07-12T00:00:00.000Z';
});
afterAll(() => models.close());

const idsOf = async (caller: Caller, path: string) =>
  (await models.get(caller, `${url}${path}`)).body.data.map(({ id }: { id: number }) => id);

it('shows a brand admin its own brand only, and members nothing', async () => {
  expect(await idsOf(staff, '')).toEqual([9, 8]);
  expect(await idsOf(adminC, '')).toEqual([8]);
  expect(await idsOf(adminA, '?brand_id=3')).toEqual([]);
  expect(await idsOf(adminB, '/invoices')).toEqual([]);
  expect(await idsOf(adminC, '/invoices')).toEqual([23, 22, 21]);
  for (const path of [
    '/8',
    '/8/history',
    '/8?revision=0',
    '/invoices/21',
    '/invoices/21/history',
    '/status/3',
  ]) {
    expect((await models.get(adminC, `${url}${path}`)).status, path).toBe(200);
    expect((await models.get(adminA, `${url}${path}`)).status, path).toBe(404);
  }
  for (const path of ['', '/8', '/invoices', '/plans', '/status/3']) {
    expect((await models.get(member(51), `${url}${path}`)).status, path).toBe(403);
  }
});

it.each([
  ['brand_id=3', [8]],
  ['plan_id=4', [9, 8]],
  ['plan_id=5', []],
  ['status=pending,using', [9]],
  ['status=payment_retry_await&brand_id=3', [8]],
  ['subscription_type=enterprise', []],
  ['payment_method=bank', [9]],
  ['is_live=false', []],
  ['is_renewing=true', [8]],
  ['is_cancel_requested=true', []],
  ['start_date=2026-07-11', [8]],
  ['last_day=2026-08-01,2026-08-31', [8]],
  ['last_day=2026-07-31', []],
  ['created_time=2026-05-31', [9]],
  ['q=cap', [8]],
  ['order=id', [8, 9]],
  ['order=-first_failed_time', [8, 9]],
])('filters subscriptions by %s', async (query, ids) => {
  expect(await idsOf(staff, `?${query}`)).toEqual(ids);
});

it.each([
  ['brand_id=1', [31]],
  ['brand_subscription_id=8', [23, 22, 21]],
  ['plan_id=5', [22]],
  ['status=pending', [31, 23]],
  ['status=partially_refunded', [22]],
  ['kind=upgrade', [22]],
  ['payment_method=bank&status=pending', [31]],
  ['is_overdue=true', [31]],
  ['is_overdue=false&status=pending', [23]],
  ['created_time=2026-06-11', [22]],
  ['paid_time=2026-06-01,2026-06-30', [22, 21]],
  ['due_time=2026-06-08', [31]],
  ['order=-amount', [31, 23, 22, 21]],
])('filters invoices by %s', async (query, ids) => {
  expect(await idsOf(staff, `/invoices?${query}`)).toEqual(ids);
});

it('shows a subscription with its plan, renewal, open invoice and next try', async () => {
  const { body } = await models.get(staff, `${url}/8`);
  expect(body).toMatchObject({
    brand: { id: 3, name: 'Cape' },
    status: 'payment_retry_await',
    isUsingService: true,
    plan: { id: 4, internalName: 'standard-2026', price: 300_000, currency: 'KRW', regramAble: true },
    maxSkuAmount: 20,
    startDate: '2026-07-11',
    endDate: '2026-08-10',
    paidUntil: '2026-07-10',
    paymentType: 'card',
    paymentStatus: 'pending',
    paidAmount: 0,
    // The price of 20 June applies from 20 July, so the next period costs it.
    nextRenewal: { plan: { id: 4, displayName: 'Standard' }, startDate: '2026-08-11', price: 330_000 },
    openInvoice: { id: 23, kind: 'period', amount: 300_000, paymentId: 43, plan: { id: 4 } },
    paymentFailure: {
      failures: 1,
      nextTryTime: '2026-07-13T16:00:00.000Z',
      giveUpTime: '2026-07-18T16:00:00.000Z',
    },
  });
  const allowed = body.actions.filter((action: { allowed: boolean }) => action.allowed);
  expect(allowed.map(({ name }: { name: string }) => name)).toEqual(['retry', 'choose_next_plan']);
  expect((await models.get(adminC, `${url}/8`)).body.plan.internalName).toBeNull();
});

it('shows an invoice with its payment, card attempts and refunds', async () => {
  const { body } = await models.get(adminC, `${url}/invoices/22`);
  expect(body).toMatchObject({
    status: 'partially_refunded',
    kind: 'upgrade',
    plan: { id: 5, displayName: 'Large', internalName: null },
    period: { startDate: '2026-06-11', endDate: '2026-07-10' },
    amount: 300_000,
    discountedAmount: 200_000,
    refunded: 50_000,
    payment: {
      id: 42,
      paidAmount: 300_000,
      paymentMethod: 'card',
      paymentStatus: 'partially_refunded',
      cardTransaction: { cardId: 61, reference: 'imp_42_1', declined: null },
      attempts: [{ attempt: 1, method: 'card' }],
      refunds: [{ amount: 50_000, status: 'done' }],
    },
  });
  const declined = await models.get(staff, `${url}/invoices/23`);
  expect(declined.body).toMatchObject({ declined: 'limit', isOverdue: false, plan: { id: 4 } });
});

it('sums the invoices that match the filters', async () => {
  const totals = async (caller: Caller, query = '') =>
    (await models.get(caller, `${url}/invoices/totals${query}`)).body.data;
  expect(await totals(staff)).toEqual([
    {
      currency: 'KRW',
      count: 4,
      amount: 1_200_000,
      paid: 600_000,
      tax: 54_544,
      refunded: 50_000,
      due: 600_000,
      overdue: 300_000,
    },
  ]);
  expect(await totals(adminA)).toMatchObject([{ count: 1, due: 300_000 }]);
  expect(await totals(staff, '?status=failed')).toEqual([]);
});

it('shows the status of a brand with its limits, score and dues', async () => {
  const { body } = await models.get(adminC, `${url}/status/3`);
  expect(body).toMatchObject({
    brand: { id: 3 },
    status: 'payment_retry_await',
    isUsingService: true,
    mayTakeOn: true,
    subscription: { id: 8 },
    limits: {
      products: { used: 0, most: 20, excess: 0 },
      itemsPerProduct: { used: 0, most: 5, productsAbove: 0 },
    },
    contentScore: { guaranteed: 100, reached: 0, startDate: '2026-07-11', endDate: '2026-08-10' },
    due: { invoices: [{ id: 23, isOverdue: false }], totals: [{ currency: 'KRW', amount: 300_000 }] },
  });
  const unpaid = (await models.get(staff, `${url}/status/1`)).body;
  expect(unpaid).toMatchObject({ status: 'pending', isUsingService: false, contentScore: null });
  expect(unpaid.limits.products.most).toBeNull();
  expect((await models.get(staff, `${url}/status/999`)).status).toBe(404);
});

it('shows plans with their prices; a brand admin sees those on offer and its own', async () => {
  const { body } = await models.get(staff, `${url}/plans/4`);
  expect(body).toMatchObject({
    status: 'active',
    price: { KOREA: 300_000, JAPAN: 33_000 },
    prices: [
      { from: null, until: '2026-07-19', when: 'present', price: { KOREA: 300_000 } },
      { from: '2026-07-20', until: null, when: 'coming', price: { KOREA: 330_000 } },
    ],
    brandCount: 2,
  });
  expect(await idsOf(staff, '/plans')).toEqual([5, 4]);
  expect(await idsOf(staff, '/plans?status=retired')).toEqual([5]);
  expect(await idsOf(staff, '/plans?q=standard-2026')).toEqual([5, 4]);
  expect(await idsOf(adminA, '/plans')).toEqual([4]);
  expect(await idsOf(adminA, '/plans?q=standard-2026')).toEqual([]);
  const seen = (await models.get(adminA, `${url}/plans/4`)).body;
  expect([seen.internalName, seen.brandCount]).toEqual([null, null]);
  expect((await models.get(adminA, `${url}/plans/4/history`)).status).toBe(403);
});

it('shows each past state as it was shown then', async () => {
  for (const [path, answers] of live) {
    expect(answers.length, path).toBeGreaterThan(1);
    for (const [revision, then] of answers.entries()) {
      const { asOf, ...past } = (await models.get(staff, `${path}?revision=${revision}`)).body;
      expect(asOf.revision).toBe(String(revision));
      const expected = path.includes('plans') ? { ...then, brandCount: null } : then;
      expect(past, `${path} ${revision}`).toEqual(expected);
    }
  }
});

it('files hold the rows of their lists', async () => {
  for (const list of ['', '/invoices', '/plans']) {
    for (const caller of [staff, adminC]) {
      const { text } = await models.get(caller, `${url}${list}/csv`);
      const lines = text.trim().split('\r\n');
      const ids = lines.slice(1).map((line) => Number(line.split(',')[0]));
      expect(ids, list).toEqual(await idsOf(caller, list));
    }
  }
  const { text } = await models.get(staff, `${url}/csv?language=en&brand_id=3`);
  expect(text).toContain('Payment failed, retrying');
  expect(text).toContain('Cape');
  expect((await models.get(adminC, `${url}/invoices/csv`)).text).not.toContain('standard-2026');
});

it('tells histories with the fields that changed', async () => {
  const { body } = await models.get(adminC, `${url}/8/history`);
  expect(body.data.map(({ type }: { type: string }) => type)).toEqual([
    'BrandSubscriptionPaymentFailed',
    'BrandSubscriptionRenewed',
    'BrandSubscriptionNextPlanChosen',
    'BrandSubscriptionRefundNoted',
    'BrandSubscriptionUpgraded',
    'BrandSubscriptionUpgradeRequested',
    'BrandSubscriptionBegan',
    'BrandSubscriptionPaid',
    'BrandSubscriptionStarted',
  ]);
});
