import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import type { PointAccountEvent } from '#domain/points/point-events.ts';
import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import { placedItem, sealedBuyer } from '#domain/testing/orders.ts';
import {
  confirmed,
  paymentDescription,
  paymentId,
  refunded,
  refundRequested,
  tried,
} from '#domain/testing/payments.ts';
import { named, sold, used } from '#domain/testing/settlements.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { ordersReconciled } from './orders-reconciled.ts';

const paidTime = '2025-01-01T00:00:00.000Z';
const dress = { ...placedItem, itemId: 701, salesPrice: 39_000, itemPoint: 9_000, itemCash: 30_000 };
const coat = { ...placedItem, itemId: 702, salesPrice: 20_000, itemPoint: 4_000, itemCash: 16_000 };
const all = { kind: 'order', id: 7 } as const;
const share = (amount: number) => ({ for: all, amount, shares: [{ itemId: 7, amount }] });
const line = {
  ...sold,
  amount: 39_000,
  of: { ...sold.of, kind: 'order_item', id: 701, step: 'settled' },
} as const;

const onOrder = (event: OrderEvent): Told => ({ stream: 'order-7', event });
const onPayment = (event: PaymentEvent): Told => ({
  stream: `payment-${paymentId}`,
  event,
  metadata: { actor: system },
});
const onPoints = (event: PointAccountEvent): Told => ({ stream: 'point_account-51', event });
const onMonth = (event: BrandMonthEvent): Told => ({ stream: `brand_month-${named.brandMonthId}`, event });

/** Order 7 of a dress, which is settled, and of a coat, which is canceled; order 8 was imported with points. */
const history = stored([
  onOrder({
    type: 'OrderPlaced',
    data: {
      orderId: 7,
      userId: 51,
      currency: 'KRW',
      paymentMethod: 'card',
      items: [dress, coat],
      buyer: sealedBuyer,
      paymentId,
      dueTime: null,
    },
  }),
  onPayment({ type: 'PaymentRequested', data: { ...paymentDescription, amount: 46_000 } }),
  onPayment(tried()),
  onPayment({ ...confirmed(), data: { ...confirmed().data, amount: 46_000 } } as PaymentEvent),
  onOrder({ type: 'OrderPaid', data: { paidTime } }),
  onPoints({ type: 'PointsCaptured', data: { ...share(13_000), balance: 0 } }),
  onOrder({ type: 'OrderItemsCanceled', data: { itemIds: [702] } }),
  onPayment(refundRequested(1, 16_000)),
  onPayment(refunded(1, 16_000)),
  onPoints({ type: 'PointsRefunded', data: { ...share(4_000), message: '', balance: 4_000 } }),
  onOrder({ type: 'OrderItemPrepared', data: { itemId: 701 } }),
  onOrder({ type: 'OrderItemShipped', data: { itemId: 701, courier: '04', trackingNumber: '5123' } }),
  onOrder({ type: 'OrderItemCompleted', data: { itemId: 701 } }),
  onOrder({ type: 'OrderItemSettled', data: { itemId: 701 } }),
  onMonth({ type: 'MonthLineAdded', data: { ...named, number: 1, ...line } }),
  onMonth({ type: 'MonthLineAdded', data: { ...named, number: 2, ...used } }),
  {
    stream: 'order-8',
    event: {
      type: 'OrderPlaced',
      data: {
        orderId: 8,
        userId: 51,
        currency: 'KRW',
        paymentMethod: 'free',
        items: [{ ...dress, itemId: 801, itemPoint: 39_000, itemCash: 0 }],
        buyer: null,
        paymentId: null,
        dueTime: null,
      },
    },
    metadata: { imported: true },
  },
]);

let bench: Bench;
let client: pg.Client;
beforeAll(async () => {
  bench = await openBench();
  await bench.take(history);
  client = new pg.Client({ connectionString: bench.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await bench.close();
});
beforeEach(async () => void (await client.query('begin')));
afterEach(async () => void (await client.query('rollback')));

test('orders, payments, points and months that agree have no differences', async () => {
  const { totals, differences } = await ordersReconciled(client, null);
  expect(differences).toEqual([]);
  expect(totals).toEqual({ orders: 2, cash: 46_000, point: 52_000, refunds: 16_000, months: 1, underWay: 0 });
});

const month = `brand_month-${named.brandMonthId}`;

test.each<[string, string, string, string, number]>([
  [
    'the price of an item',
    'update read.order_items set sales_price = 39001 where id = 701',
    'order-7',
    'shares',
    1,
  ],
  ['the cash of an order', 'update read.orders set cash = cash - 1 where id = 7', 'order-7', 'order', 1],
  ['the amount of a payment', 'update read.payments set amount = amount - 2', 'order-7', 'payment', 2],
  [
    'a refund',
    `update read.payments set state = jsonb_set(state, '{refunds,0,amount}', '15000')`,
    'order-7',
    'refunds',
    1_000,
  ],
  [
    'spent points',
    `update read.log set data = jsonb_set(data::jsonb, '{amount}', '12990') where type = 'PointsCaptured'`,
    'order-7',
    'points',
    10,
  ],
  [
    'a line of a sale',
    `delete from read.brand_month_lines where of_kind = 'order_item'`,
    'order-7',
    'sales',
    39_000,
  ],
  [
    'a sum of a month',
    `update read.brand_months set sums = jsonb_set(sums, '{0,brandPayment}', '1')`,
    month,
    'brandPayment',
    sold.brandPayment - 1,
  ],
])('names %s that was changed', async (_, change, stream, sum, less) => {
  expect((await client.query(change)).rowCount).toBe(1);
  const { differences } = await ordersReconciled(client, null);
  const found = differences.find((each) => each.stream === stream && each.sum === sum);
  expect(found, JSON.stringify(differences)).toMatchObject({ of: 'orders' });
  expect(Number(found?.after) - Number(found?.before)).toBe(less);
});

test('leaves out what follows from events that the reactor has not handled', async () => {
  await client.query('update read.payments set amount = 1');
  const { totals, differences } = await ordersReconciled(client, -1n);
  expect([totals.underWay, differences]).toEqual([1, []]);
});

test('leaves out refunds of payments that staff refunded themselves', async () => {
  await client.query(`update read.payments set state = jsonb_set(state, '{refunds,0,amount}', '15000')`);
  await client.query(`update read.log set actor_label = 'staff' where type = 'RefundRequested'`);
  expect((await ordersReconciled(client, null)).differences).toEqual([]);
});
