import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomOf } from '#dashboard/home/queue-links.ts';
import type { BrandInvoiceEvent } from '#domain/brand-invoices/invoice-events.ts';
import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import type { Sealed } from '#domain/sealed.ts';
import { description, invoiceDescription } from '#domain/testing/brand-subscriptions.ts';
import { useDescription } from '#domain/testing/look-uses.ts';
import { entry, lookDescription } from '#domain/testing/looks.ts';
import { memberTerms } from '#domain/testing/member-plans.ts';
import { placedItem } from '#domain/testing/orders.ts';
import {
  confirmed,
  paymentRequested,
  refundFailed,
  refundRequested,
  tried,
} from '#domain/testing/payments.ts';
import { payoutApproved, payoutDraft, payoutDrafted } from '#domain/testing/payouts.ts';
import type { OverviewStatus } from '#domain/tryset-items/overview-status.ts';
import type { UserTicketEvent } from '#domain/user-tickets/ticket-events.ts';
import type { Caller } from '#http/caller.ts';
import { brandInvoicesProjection } from '#projections/brand-invoices/projection.ts';
import { brandInvoicesTable } from '#projections/brand-invoices/tables.ts';
import { brandSubscriptionsProjection } from '#projections/brand-subscriptions/projection.ts';
import { brandSubscriptionsTable } from '#projections/brand-subscriptions/tables.ts';
import { brandsTable } from '#projections/brands/tables.ts';
import { lookUsesProjection } from '#projections/look-uses/projection.ts';
import { lookUsesTable } from '#projections/look-uses/tables.ts';
import { membersTable } from '#projections/members/tables.ts';
import { itemsOfOrder } from '#projections/orders/items-of-order.ts';
import { ordersProjection } from '#projections/orders/projection.ts';
import { orderItemsTable, ordersTable } from '#projections/orders/tables.ts';
import { paymentsProjection } from '#projections/payments/projection.ts';
import { paymentsTable } from '#projections/payments/tables.ts';
import { payoutsProjection } from '#projections/payouts/projection.ts';
import { payoutsTable } from '#projections/payouts/tables.ts';
import { productsTable } from '#projections/products/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { openBench } from '#projections/testing/harness.ts';
import { stored } from '#projections/testing/histories.ts';
import { aSeed, pick, type Random, seeded, upTo } from '#projections/testing/random.ts';
import { trysetBrandsTable, trysetsTable } from '#projections/trysets/tables.ts';
import { userTicketsProjection } from '#projections/user-tickets/projection.ts';
import { userTicketsTable } from '#projections/user-tickets/tables.ts';
import { sample as brandEventSample } from '../brand-events/testing/sample.ts';
import { sample as supportTicketSample } from '../support-tickets/testing/sample.ts';
import { insertRows } from '../testing/insert.ts';
import { randomLives } from '../testing/random-lives.ts';
import { brandRow, productRow, trysetRow, userRow } from '../testing/rows.ts';
import {
  adminA,
  adminB,
  member,
  now,
  openTestModels,
  staff,
  type TestModels,
} from '../testing/test-models.ts';
import type { Home, HomeQueue } from './contract.ts';

const products = [
  { id: 11, brandId: 1 },
  { id: 12, brandId: 1 },
  { id: 21, brandId: 2 },
  { id: 31, brandId: 3 },
];
const paths = {
  tryset_items: '/v2/trysets/items',
  trysets: '/v2/trysets',
  stocks: '/v1/stocks',
  products: '/v2/products',
  brands: '/v1/brands',
  users: '/v1/users',
  looks: '/v1/looks',
  look_uses: '/v1/look-uses',
  brand_events: '/v1/brand-events',
  payments: '/v1/payments',
  order_items: '/v2/orders/invoice-items',
  tax_invoices: '/v1/tax-invoices',
  brand_subscriptions: '/v2/brand_subscriptions',
  payouts: '/v1/payouts',
  user_tickets: '/v1/subscriptions/user-tickets',
  support_tickets: '/v1/support-tickets',
} as const;
const callers = { staff, 'brand A': adminA, 'brand B': adminB };

const seed = aSeed();
let models: TestModels;
beforeAll(async () => {
  console.log(`seed ${seed}`);
  const random = seeded(seed);
  const bench = await openBench();
  await bench.take(stored(randomLives(random, { products, garments: 1200, items: 2500, until: now })));
  const looks = Array.from({ length: 7 }, (_, index) => ({
    stream: `look-${81 + index}`,
    event: {
      type: 'LookPosted',
      data: { ...lookDescription, lookId: 81 + index, entries: [entry] },
    } as const,
  }));
  await bench.take(stored(looks, 10_000_000n));
  // Garments whose brand wants them back, at each stage of the out-stock.
  for (const [stage, status] of ['in_stock', 'out_stock_ready', 'out_stock_ongoing', 'in_use'].entries()) {
    await bench.query(
      `update read.stock_items set status = $1, out_stock_request = 'requested',
        out_stock_requested_at = $2::timestamptz - make_interval(days => id % 20)
       where id % 9 = $3 and not is_removed`,
      [status, now, stage],
    );
  }
  models = await openTestModels({ database: bench });
  const { pool } = models;
  await insertRows(
    pool,
    brandsTable,
    [1, 2, 3].map((id) =>
      brandRow({
        id,
        name: `Brand ${id}`,
        proposedName: id === 3 ? { name: 'Brand Three', nameKo: null } : null,
      }),
    ),
  );
  await insertRows(
    pool,
    brandsTable,
    [4, 5].map((id) => brandRow({ id, name: `Brand ${id}`, status: 'applied' })),
  );
  await insertRows(
    pool,
    membersTable,
    [2001, 2002, 2003].map((id) => userRow({ id, role: 'applying_only' })),
  );
  const unpublished = (id: number) => ({
    status: id % 2 === 0 ? ('published' as const) : ('unpublished' as const),
  });
  await insertRows(
    pool,
    productsTable,
    products.map((row) => productRow({ name: `Product ${row.id}`, ...unpublished(row.id), ...row })),
  );
  await insertTrysets(random);
});
afterAll(() => models.close());

/** Trysets of the existing items, due for preparation a few days before and after today. */
async function insertTrysets(random: Random): Promise<void> {
  const { rows } = await models.pool.query<{ id: number; brandId: number; productId: number }>(
    'select id, brand_id as "brandId", product_id as "productId" from read.tryset_items where not is_removed',
  );
  const statuses: OverviewStatus[] = ['delivery_requested', 'delivery_requested', 'delivering', 'returned'];
  const day = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();
  const trysets = rows.map(({ id, brandId, productId }) => ({
    brandId,
    row: trysetRow({
      id,
      userId: 1001,
      items: [{ id, status: 'tryset_requested', brandId, productId, deliveredAt: null, isRemoved: false }],
      status: pick(random, statuses),
      prepareOn: pick(random, [null, day(upTo(random, 6) - 3).slice(0, 10)]),
      createdAt: day(-upTo(random, 30)),
    }),
  }));
  // Removes the trysets derived from the items alone.
  await models.pool.query('truncate read.trysets, read.tryset_brands');
  await insertRows(
    models.pool,
    trysetsTable,
    trysets.map(({ row }) => row),
  );
  await supportTicketSample.insert(models.pool);
  await brandEventSample.insert(models.pool);
  await insertPayments();
  await insertSubscriptions();
  await insertInvoices();
  await insertTickets();
  await insertPayouts();
  await insertUses();
  await insertOrders();
  await insertRows(
    models.pool,
    trysetBrandsTable,
    trysets.map(({ brandId, row }) => ({ trysetId: row.id, brandId, status: row.status })),
  );
}

/** A payment for each reason why a payment waits for a person. */
async function insertPayments(): Promise<void> {
  const paid = [paymentRequested, tried(), confirmed(), refundRequested(1, 9_000)];
  const lives: PaymentEvent[][] = [
    [paymentRequested, tried()],
    [paymentRequested, tried(1, 'bank')],
    [...paid, refundFailed(1)],
    [...paid, refundFailed(1, 'needs_account')],
    [...paid, { type: 'PaymentDiffered', data: { reference: 'imp_1', amount: 30_000, refunded: 9_000 } }],
  ];
  const rows = lives.flatMap((events, index) => {
    const row = foldAll(
      paymentsProjection,
      `payment-${index + 1}`,
      events.map((event) => ({ event, on: '2026-01-02' })),
    );
    return row === null ? [] : [row];
  });
  await insertRows(models.pool, paymentsTable, rows);
}

/** A subscription of brand 1 whose payment failed, and one that waits for its first payment. */
async function insertSubscriptions(): Promise<void> {
  const started: BrandSubscriptionEvent = {
    type: 'BrandSubscriptionStarted',
    data: { ...description, brandId: 1, period: null, invoice: invoiceDescription },
  };
  const failed: BrandSubscriptionEvent = {
    type: 'BrandSubscriptionPaymentFailed',
    data: { brandInvoiceId: invoiceDescription.brandInvoiceId },
  };
  const rows = [[started, failed], [started]].flatMap((events, index) => {
    const told = events.map((event) => ({ event, on: '2026-01-02' }));
    return foldAll(brandSubscriptionsProjection, `brand_subscription-${index + 1}`, told) ?? [];
  });
  await insertRows(models.pool, brandSubscriptionsTable, rows);
}

/** Transfers of brand 1 in March and in January: the tax invoice of the first is due, that of the second overdue. */
async function insertInvoices(): Promise<void> {
  const rows = ['2026-03-02T00:00:00.000Z', '2026-01-02T00:00:00.000Z'].flatMap((paidTime, index) => {
    const brandInvoiceId = 61 + index;
    const data = { ...invoiceDescription, brandInvoiceId, brandId: 1, method: 'bank' } as const;
    const events: BrandInvoiceEvent[] = [
      { type: 'BrandInvoiceOpened', data },
      { type: 'BrandInvoicePaid', data: { amount: data.amount, paidTime } },
    ];
    const told = events.map((event) => ({ event, on: '2026-01-02' }));
    return foldAll(brandInvoicesProjection, `brand_invoice-${brandInvoiceId}`, told) ?? [];
  });
  await insertRows(models.pool, brandInvoicesTable, rows);
}

/** A renewal that is due and unpaid, and one that the system gave up. */
async function insertTickets(): Promise<void> {
  const renewal = (ticketId: number, userId: number): UserTicketEvent => ({
    type: 'UserTicketRequested',
    data: {
      ticketId,
      userId,
      plan: memberTerms,
      period: { anchor: '2026-02-10', monthsBefore: 1, startDate: '2026-03-10', endDate: '2026-04-09' },
      eventTicketId: null,
      previousTicketId: ticketId - 10,
      amount: 39_000,
      usedPoints: 0,
      isRecharging: true,
      isForced: false,
      tax: 3_545,
      paymentId: ticketId,
      dueTime: '2026-04-09T15:00:00.000Z',
      isBegun: false,
    },
  });
  const givenUp: UserTicketEvent = { type: 'UserTicketGivenUp', data: {} };
  const lives = [[renewal(91, 1001)], [renewal(92, 1002), givenUp]];
  const rows = lives.flatMap((events, index) => {
    const history = events.map((event) => ({ event, on: '2026-03-10' }));
    return foldAll(userTicketsProjection, `user_ticket-${91 + index}`, history) ?? [];
  });
  await insertRows(models.pool, userTicketsTable, rows);
}

/** A draft of Japan, and an approved payout of Korea with pending transfers. */
async function insertPayouts(): Promise<void> {
  const draft = { ...payoutDraft, payoutId: 8, regionId: 'JAPAN', currency: 'JPY', dropped: [] } as const;
  const lives = [
    { id: 7, events: [payoutDrafted, payoutApproved] },
    { id: 8, events: [{ type: 'PayoutDrafted', data: draft } as const] },
  ];
  const rows = lives.flatMap(({ id, events }) => {
    const history = events.map((event) => ({ event, on: '2026-03-10' }));
    return foldAll(payoutsProjection, `payout-${id}`, history) ?? [];
  });
  await insertRows(models.pool, payoutsTable, rows);
}

/** A use of brand 1 without an answer for two weeks, and a confirmed one that ends in ten days. */
async function insertUses(): Promise<void> {
  const days = { startDate: '2026-03-03', endDate: '2026-03-25' };
  const requested = (lookUseId: number): LookUseEvent => ({
    type: 'LookUseRequested',
    data: { ...useDescription, ...days, lookUseId, lookId: 81, brandId: 1 },
  });
  const paid = {
    brandPaymentAmount: null,
    curatorReceiveAmount: null,
    pointAmount: null,
    paidDiscountRate: 0,
  };
  const confirmed: LookUseEvent[] = [
    { type: 'LookUseTakenUp', data: {} },
    { type: 'LookUseAgreed', data: {} },
    { type: 'LookUseConfirmed', data: { ...days, ...paid } },
  ];
  const lives = [[requested(71)], [requested(72), ...confirmed]];
  const rows = lives.flatMap((events, index) => {
    const history = events.map((event) => ({ event, on: '2026-03-01' }));
    return foldAll(lookUsesProjection, `look_use-${71 + index}`, history) ?? [];
  });
  await insertRows(models.pool, lookUsesTable, rows);
}

/** Orders of an item of brand 1: one to prepare, one to ship, and one that its buyer wants to return. */
async function insertOrders(): Promise<void> {
  const item = { ...placedItem, brandId: 1, productId: 11 };
  const placed = (orderId: number): OrderEvent => ({
    type: 'OrderPlaced',
    data: {
      orderId,
      userId: 1001,
      currency: 'KRW',
      paymentMethod: 'card',
      items: [{ ...item, itemId: orderId * 100 + 1 }],
      buyer: 'sealed' as Sealed,
      paymentId: orderId,
      dueTime: null,
    },
  });
  const paid: OrderEvent = { type: 'OrderPaid', data: { paidTime: '2026-03-01T00:00:00.000Z' } };
  const packed = (itemId: number): OrderEvent[] => [paid, { type: 'OrderItemPrepared', data: { itemId } }];
  const gone = (itemId: number): OrderEvent[] => [
    ...packed(itemId),
    { type: 'OrderItemShipped', data: { itemId, courier: '04', trackingNumber: '401233770001' } },
    { type: 'OrderItemCompleted', data: { itemId } },
    { type: 'OrderItemReturnRequested', data: { itemId, fault: 'buyer' } },
  ];
  const lives = [
    [placed(61), paid],
    [placed(62), ...packed(6201)],
    [placed(63), ...gone(6301)],
  ];
  const rows = lives.flatMap((events, index) => {
    const history = events.map((event) => ({ event, on: '2026-03-01' }));
    return foldAll(ordersProjection, `order-${61 + index}`, history) ?? [];
  });
  await insertRows(models.pool, ordersTable, rows);
  await insertRows(models.pool, orderItemsTable, rows.flatMap(itemsOfOrder.rows));
}

async function homeFor(caller: Caller): Promise<HomeQueue[]> {
  const { status, body } = await models.get(caller, '/v1/home');
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as Home).data;
}

async function listed(caller: Caller, { list, query }: HomeQueue) {
  const { status, body } = await models.get(
    caller,
    `${paths[list]}?${new URLSearchParams({ ...query, limit: '5' })}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { count: number; data: { id: number }[] };
}

describe.each(Object.entries(callers))('to %s', (_, caller) => {
  it('each queue has the length and the first rows of the list that it links to', async () => {
    for (const queue of await homeFor(caller)) {
      const { count, data } = await listed(caller, queue);
      expect(queue.count, queue.name).toBe(count);
      expect(
        queue.oldest.map(({ id }) => id),
        queue.name,
      ).toEqual(data.map(({ id }) => id));
    }
  });

  it('the counts equal those of the queues', async () => {
    const { body } = await models.get(caller, '/v1/home/counts');
    const queues = await homeFor(caller);
    expect(body.data).toEqual(queues.map(({ name, list, query, count }) => ({ name, list, query, count })));
  });

  it('shows the oldest first with the start of its wait', async () => {
    for (const { name, count, since, oldest } of await homeFor(caller)) {
      const times = oldest.flatMap((thing) => thing.since ?? []);
      expect(times, name).toEqual(times.toSorted());
      expect(since, name).toBe(oldest[0]?.since ?? null);
      if (count > 0) expect(since, name).not.toBeNull();
    }
  });

  it('each has a dashboard page that shows its list', async () => {
    for (const queue of await homeFor(caller)) expect(roomOf(queue), queue.name).toMatch(/^\//);
  });
});

describe('what waits', () => {
  it('contains some of everything, so that the comparisons are meaningful', async () => {
    for (const { name, count } of await homeFor(staff)) expect(count, name).toBeGreaterThan(0);
    const [ofA, ofB] = [await homeFor(adminA), await homeFor(adminB)];
    for (const [index, { name, count }] of ofA.entries()) {
      expect(count + (ofB[index]?.count ?? 0), name).toBeGreaterThan(0);
    }
  });

  it('contains only entities of the own brand for a brand admin', async () => {
    const countOf = async (caller: Caller, name: string) =>
      (await homeFor(caller)).find((queue) => queue.name === name)?.count ?? 0;
    for (const name of ['overdueToPrepare', 'toAccept', 'overdue', 'deferred', 'outAskedFor']) {
      const [ofA, ofB, ofAll] = await Promise.all([
        countOf(adminA, name),
        countOf(adminB, name),
        countOf(staff, name),
      ]);
      expect(ofA + ofB, name).toBeLessThanOrEqual(ofAll);
      const { rows } = await models.pool.query<{ id: number }>(
        'select id from read.tryset_items where brand_id = 1 union select id from read.stock_items where brand_id = 1',
      );
      const own = new Set(rows.map(({ id }) => id));
      const queue = (await homeFor(adminA)).find((each) => each.name === name);
      expect(
        queue?.oldest.filter(({ id }) => !own.has(id)),
        name,
      ).toEqual([]);
    }
    expect((await homeFor(adminA)).map(({ name }) => name)).not.toContain('returnsToAccept');
  });

  it('refuses members', async () => {
    expect((await models.get(member(1001), '/v1/home')).status).toBe(403);
    expect((await models.get(member(1001), '/v1/home/changes')).status).toBe(403);
  });
});
