import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandPaymentOf } from '#domain/settlements/month-line.ts';
import { memberRegistration } from '#domain/testing/member-plans.ts';
import { placedItem } from '#domain/testing/orders.ts';
import { paymentDescription, tried } from '#domain/testing/payments.ts';
import { randomOrders } from '#projections/orders/testing/random-orders.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { aSeed, seeded } from '#projections/testing/random.ts';
import { openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import type { CurrencySums, OrderItem } from './item-contract.ts';

let bench: Bench;
let models: TestModels;
beforeAll(async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  bench = await openBench();
  models = await openTestModels({ database: bench });
  await bench.take(stored([...membersTold(), ...randomOrders(seeded(seed), 80), ...paymentsOf(80)]));
  await bench.query('update read.payments set has_failed_refund = id % 4 = 0');
});
afterAll(() => models.close());

/** The members who may have placed an order; every third is no curator. */
function membersTold(): Told[] {
  return Array.from({ length: 20 }, (_, index) => {
    const { action: _action, ...registration } = memberRegistration(index + 1);
    const role = index % 3 === 0 ? 'normal' : 'curator';
    const data = { ...registration, role, personal: null };
    return { stream: `user-${index + 1}`, event: { type: 'MemberRegistered', data } };
  });
}

function paymentsOf(orders: number): Told[] {
  return Array.from({ length: orders }, (_, index) => index + 1).flatMap((id) => {
    const described = { ...paymentDescription, paymentId: id, for: { kind: 'order', id } };
    const stream = `payment-${id}`;
    return [
      { stream, event: { type: 'PaymentRequested', data: described } },
      { stream, event: tried() },
    ];
  });
}

const get = async (url: string) => {
  const { status, body } = await models.get(staff, `/v2/orders/invoice-items${url}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** The totals of these rows, one by one. */
function totalsOf(items: readonly OrderItem[]) {
  const data = (['KRW', 'JPY'] as const).flatMap((currency): CurrencySums[] => {
    const own = items.filter((item) => item.currency === currency);
    const sum = (of: (item: OrderItem) => number | null | undefined) =>
      own.reduce((total, item) => total + (of(item) ?? 0), 0);
    if (own.length === 0) return [];
    return [
      {
        currency,
        count: own.length,
        original: sum((item) => item.originalPrice),
        sales: sum((item) => item.salesPrice),
        cash: sum((item) => item.itemCash),
        point: sum((item) => item.itemPoint),
        brandPayment: sum(({ salesPrice, commissionRate }) =>
          brandPaymentOf(salesPrice, commissionRate ?? 0),
        ),
      },
    ];
  });
  return { count: items.length, data };
}

it.each([
  '',
  'brand_id=2',
  'statuses=paid,preparing,complete',
  'types=tryset&payment_method=card,free',
  'is_returned=true',
  'is_returned=false&brand_id=1',
  'is_return_requested=true',
  'has_refund_problem=true',
  'has_refund_problem=false',
  'has_refund_problem=false&statuses=complete&brand_id=3&created_time=2026-03-10,2026-04-20',
  'has_refund_problem=false&paid_time=2026-03-10,2026-04-20',
  'created_time=2026-03-10,2026-04-05',
  'created_time=2026-03-10',
  'created_time=2026-03-10T10:11:12Z,2026-04-05T20:00:00Z',
  'created_time=2026-03-09T15:00:00Z,2026-03-20T14:59:59.999Z&brand_id=2',
  'paid_time=2026-03-10,2026-04-05&statuses=complete',
  'paid_time=2026-03-10,2026-04-05&created_time=2026-03-01,2026-03-20',
  'user_role=curator',
  'user_role=normal',
  'user_role=curator&statuses=complete&brand_id=2&created_time=2026-03-10,2026-04-20',
  'user_role=curator&has_refund_problem=false',
  'user_id=7',
  'q=7',
])('sums what the list shows for "%s"', async (filters) => {
  const { data } = await get(`/all?${filters}`);
  if (filters === '') expect(data.length).toBeGreaterThan(80);
  expect(await get(`/totals?${filters}`)).toEqual(totalsOf(data));
});

it('sums amounts above four bytes', async () => {
  const amount = 2_000_000_000;
  const item = { ...placedItem, originalPrice: amount, salesPrice: amount, itemPoint: 0, itemCash: amount };
  const placing = { userId: 51, currency: 'KRW', paymentMethod: 'card', buyer: null, dueTime: null };
  const occurredAt = '2027-01-05T00:00:00.000Z';
  const placed = [1_000, 1_001].map((orderId): Told => {
    const items = [{ ...item, itemId: orderId * 100 + 1 }];
    const data = { ...placing, orderId, items, paymentId: orderId };
    return {
      stream: `order-${orderId}`,
      event: { type: 'OrderPlaced', data },
      metadata: { occurredAt, receivedAt: occurredAt },
    };
  });
  await bench.take(stored(placed, 100_000n));
  const sums = { original: 4_000_000_000, sales: 4_000_000_000, cash: 4_000_000_000, point: 0 };
  const expected = { count: 2, data: [{ currency: 'KRW', count: 2, ...sums, brandPayment: 2_680_000_000 }] };
  expect(await get('/totals?created_time=2027-01-01,2027-01-31')).toEqual(expected);
  expect(await get('/totals?user_id=51&created_time=2027-01-01,2027-01-31')).toEqual(expected);
});
