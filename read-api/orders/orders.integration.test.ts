import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderEvent, OrderPlacing } from '#domain/orders/order-events.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import type { Sealed } from '#domain/sealed.ts';
import { memberRegistration } from '#domain/testing/member-plans.ts';
import { placedItem } from '#domain/testing/orders.ts';
import {
  confirmed,
  paymentDescription,
  paymentId,
  refundFailed,
  refundRequested,
  tried,
} from '#domain/testing/payments.ts';
import { description as garment } from '#domain/testing/stock-items.ts';
import { itemHistories } from '#domain/testing/tryset-items.ts';
import { request } from '#domain/testing/trysets.ts';
import { type Bench, openBench, openUnsealer } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';

const forgotten = new Set<string>();
let bench: Bench;
let models: TestModels;

const sealed = (value: unknown) => `sealed:${JSON.stringify(value)}` as Sealed;
const destination = { name: 'Hana', phone: '+821012345678', address: 'Mapo 1', notes: 'at the door' };
const buyer = { name: 'Hana Choi', phone: '+821012345678', email: 'hana@example.test', destination };

const ofA = {
  ...placedItem,
  itemId: 701,
  trysetItemId: 31,
  brandId: 1,
  productId: 11,
  itemPoint: 9_000,
  itemCash: 30_000,
};
const ofB = { ...placedItem, itemId: 702, brandId: 2, productId: 21 };
const placing: OrderPlacing = {
  orderId: 7,
  userId: 51,
  currency: 'KRW',
  paymentMethod: 'card',
  items: [ofA, ofB],
  buyer: sealed(buyer),
  paymentId,
  dueTime: null,
};
const { action: _, ...memberRegistered } = memberRegistration(51);
const told = (id: number, event: OrderEvent, brandIds = [1, 2]): Told => ({
  stream: `order-${id}`,
  event,
  metadata: { brandIds },
});
const ofPayment = (event: PaymentEvent): Told => ({
  stream: `payment-${paymentId}`,
  event,
  metadata: { brandIds: [] },
});
const paid: OrderEvent = { type: 'OrderPaid', data: { paidTime: '2026-03-02T00:00:00.000Z' } };

/** Orders 7 of member 51 with an item of each brand, 8 of member 52 that points pay, and 9 of member 51 that expired. */
beforeAll(async () => {
  bench = await openBench(openUnsealer(forgotten));
  models = await openTestModels({ database: bench, unsealer: openUnsealer(forgotten) });
  const free = { ...ofB, itemId: 801, itemPoint: 39_000, itemCash: 0, tax: 0 };
  const late = { ...ofA, itemId: 901, itemPoint: 0, itemCash: 39_000 };
  await bench.take(
    stored([
      {
        stream: 'brand-1',
        event: { type: 'BrandRegistered', data: { brandId: 1, name: 'Acme', nameKo: null } },
      },
      {
        stream: 'stock_item-501',
        event: { type: 'StockItemRegistered', data: { ...garment, stockItemId: 501, brandId: 1 } },
        metadata: { brandIds: [1] },
      },
      {
        stream: 'user-51',
        event: { type: 'MemberRegistered', data: { ...memberRegistered, personal: null } },
      },
      {
        stream: 'tryset-21',
        event: { type: 'TrysetRequested', data: { ...request, recipient: null } },
      },
      ...itemHistories.purchase_pending.map((event) => ({ stream: 'tryset_item-31', event })),
      ofPayment({
        type: 'PaymentRequested',
        data: { ...paymentDescription, for: { kind: 'order', id: 7 }, amount: 69_000 },
      }),
      ofPayment(tried()),
      told(7, { type: 'OrderPlaced', data: placing }),
      ofPayment(confirmed()),
      told(7, paid),
      told(8, { type: 'OrderPlaced', data: free8(free) }, [2]),
      told(9, { type: 'OrderPlaced', data: { ...placing, orderId: 9, items: [late], paymentId: 99 } }, [1]),
      told(9, { type: 'OrderExpired', data: {} }, [1]),
      told(7, { type: 'OrderItemPrepared', data: { itemId: 701 } }),
      told(7, { type: 'OrderItemsCanceled', data: { itemIds: [702] } }),
      ofPayment(refundRequested(1, 9_000)),
      ofPayment(refundFailed(1)),
    ]),
  );
});
afterAll(() => models.close());

function free8(item: typeof placedItem): OrderPlacing {
  return { ...placing, orderId: 8, userId: 52, paymentMethod: 'free', items: [item], paymentId: null };
}

const get = (caller: Parameters<TestModels['get']>[0], url: string) => models.get(caller, `/v2/orders${url}`);
const idsOf = async (caller: Parameters<TestModels['get']>[0], url: string) => {
  const { status, body } = await get(caller, url);
  expect(status, JSON.stringify(body)).toBe(200);
  const ids = body.data.map(({ id }: { id: number }) => id);
  if ('count' in body) expect(body.count).toBe(ids.length);
  return ids;
};

it('shows staff an order with its buyer, its money and its items, through both doors', async () => {
  const { body } = await get(staff, '/7');
  expect(body).toMatchObject({
    id: 7,
    status: 'preparing',
    isValid: true,
    user: { id: 51, gender: 'female', regionId: 'KOREA' },
    name: 'Hana Choi',
    phone: '+821012345678',
    email: 'hana@example.test',
    destination,
    currency: 'KRW',
    paymentMethod: 'card',
    paymentId,
    impUid: 'imp_1',
    paidTime: '2026-03-02T00:00:00.000Z',
    virtualBank: null,
    totals: { price: 78_000, cash: 69_000, point: 9_000 },
    currentCash: 30_000,
    currentPoint: 9_000,
    refunds: [{ id: expect.any(Number), amount: 9_000, status: 'failed' }],
    hasRefundProblem: true,
    invoiceItems: [
      { id: 701, status: 'preparing', brand: { id: 1, name: 'Acme' } },
      { id: 702, status: 'canceled', refunds: { cash: 39_000, point: 0 } },
    ],
  });
  expect(body.actions).toContainEqual({ name: 'revise_buyer', allowed: false, reasonCode: 'status' });
  expect((await get(staff, '/invoices/7')).body).toEqual(body);
});

it('gives each caller its own orders and items', async () => {
  expect(await idsOf(staff, '')).toEqual([9, 8, 7]);
  expect(await idsOf(member(51), '')).toEqual([9, 7]);
  expect(await idsOf(member(52), '/invoices')).toEqual([8]);
  expect(await idsOf(staff, '/invoice-items')).toEqual([901, 801, 702, 701]);
  expect(await idsOf(adminA, '/invoice-items')).toEqual([901, 701]);
  expect(await idsOf(adminB, '/invoice-items/all')).toEqual([801, 702]);
  expect(await idsOf(member(52), '/invoice-items')).toEqual([801]);
  expect((await get(member(52), '/7')).status).toBe(404);
  expect((await get(member(52), '/invoice-items/701')).status).toBe(404);
  expect((await get(adminA, '/invoice-items/702')).body.errorCode).toBe('order_item.not_found');
  for (const url of ['', '/7', '/invoice-items/totals']) {
    expect([url, (await get(adminA, url)).status]).toEqual([url, 403]);
  }
});

it('shows a brand whom to send a parcel to, while it must send it, and nothing of points', async () => {
  const { body } = await get(adminA, '/invoice-items/701');
  expect(body).toMatchObject({
    delivery: buyer,
    salesPrice: 39_000,
    commissionRate: 33,
    scheduledBrandPayment: { amount: 26_130, description: 'unsettled' },
    itemCash: null,
    itemPoint: null,
    tax: null,
    refunds: null,
    paymentMethod: null,
    paymentId: null,
  });
  expect(body.user.realName).toBeNull();
  expect((await get(adminA, '/invoice-items/901')).body.delivery).toBeNull();
  expect((await get(adminB, '/invoice-items/702')).body.delivery).toBeNull();
  expect((await get(member(51), '/invoice-items/702')).body).toMatchObject({
    delivery: buyer,
    scheduledBrandPayment: null,
    commissionRate: null,
  });
});

it.each([
  ['statuses=canceled', [9]],
  ['statuses=paid,preparing', [8, 7]],
  ['types=product_v2', [9, 8, 7]],
  ['types=tryset', []],
  ['statuses=paid&types=tryset,product_v2&brand_id=2', [8]],
  ['statuses=paid&payment_method=card', []],
  ['payment_method=free', [8]],
  ['user_id=51', [9, 7]],
  ['brand_id=2', [8, 7]],
  ['has_refund_problem=true', [7]],
  ['has_refund_problem=false', [9, 8]],
  ['paid_time=2026-03-02', [7]],
  ['ids=7,9', [9, 7]],
  ['q=8', [8]],
  ['q=nobody', []],
  ['user_role=curator', [9, 7]],
  ['user_role=normal', []],
])('finds orders by %s', async (filter, ids) => {
  expect(await idsOf(staff, `?${filter}`)).toEqual(ids);
});

it.each([
  ['statuses=canceled', [901, 702]],
  ['payment_method=card', [901, 702, 701]],
  ['brand_id=1', [901, 701]],
  ['brand_id=2&statuses=canceled&payment_method=card', [702]],
  ['order_ids=7', [702, 701]],
  ['product_ids=21', [801, 702]],
  ['has_refund_problem=true', [702, 701]],
  ['is_returned=true', []],
  ['is_return_requested=false', [901, 801, 702, 701]],
  ['q=702', [702]],
  ['q=7', [702, 701]],
])('finds items by %s', async (filter, ids) => {
  expect(await idsOf(staff, `/invoice-items?${filter}`)).toEqual(ids);
});

it('refuses brands filters that tell of points', async () => {
  for (const filter of ['payment_method=free', 'has_refund_problem=true']) {
    expect((await get(adminA, `/invoice-items?${filter}`)).status).toBe(400);
  }
});

it('previews an action on the items that a caller sees', async () => {
  expect((await get(staff, '/invoice-items/actions/ship/preview')).body).toEqual({
    count: 4,
    may: 1,
    levels: { none: 1, soft: 0, hard: 3 },
    mayNot: [
      { reason: { code: 'status', errorCode: 'order.transition_not_allowed' }, status: 'canceled', count: 2 },
      { reason: { code: 'status', errorCode: 'order.transition_not_allowed' }, status: 'paid', count: 1 },
    ],
  });
  const ofA = (await get(adminA, '/invoice-items/actions/preview?ids=701,702,901')).body;
  expect(ofA.count).toBe(2);
  expect(ofA.actions).toContainEqual({ name: 'ship', may: 1, levels: { none: 1, soft: 0, hard: 1 } });
  const named = ofA.actions.map(({ name }: { name: string }) => name);
  expect(named).toEqual(['prepare', 'ship', 'correct_parcel']);
  const goodwill = (await get(staff, '/invoice-items/actions/grant_goodwill/preview?ids=701,801')).body;
  expect(goodwill).toMatchObject({ may: 1, mayNot: [{ reason: { code: 'nothing_left' }, count: 1 }] });
  expect((await get(adminA, '/invoice-items/actions/complete/preview')).status).toBe(403);
});

it('sums the items that match, by currency', async () => {
  const totals = async (filter: string) => (await get(staff, `/invoice-items/totals${filter}`)).body;
  expect(await totals('')).toEqual({
    count: 4,
    data: [
      {
        currency: 'KRW',
        count: 4,
        original: 200_000,
        sales: 156_000,
        cash: 108_000,
        point: 48_000,
        brandPayment: 104_520,
      },
    ],
  });
  expect(await totals('?brand_id=1&statuses=preparing')).toMatchObject({
    count: 1,
    data: [{ cash: 30_000 }],
  });
  expect(await totals('?statuses=failed')).toEqual({ count: 0, data: [] });
});

it('answers an order and an item as they were', async () => {
  expect((await get(staff, '/7?revision=0')).body).toMatchObject({
    status: 'wait',
    paidTime: null,
    name: 'Hana Choi',
    asOf: { revision: '0' },
    invoiceItems: [{ status: 'wait' }, { status: 'wait' }],
  });
  const then = await get(staff, '/invoice-items/702?revision=1');
  expect(then.body).toMatchObject({ id: 702, status: 'paid', asOf: { latestRevision: '3' } });
  expect((await get(staff, '/invoice-items/799?revision=1')).status).toBe(404);
  const toA = await get(adminA, '/invoice-items/701?revision=1');
  expect(toA.body).toMatchObject({ id: 701, status: 'paid', delivery: null, itemPoint: null });
  expect((await get(adminA, '/invoice-items/702?revision=1')).status).toBe(404);
});

it('tells the history of an order with its payment, and keeps the buyer sealed', async () => {
  const { body } = await get(staff, '/7/history');
  const types = body.data.map(({ type }: { type: string }) => type);
  expect(types).toEqual(expect.arrayContaining(['OrderPlaced', 'PaymentConfirmed', 'OrderItemsCanceled']));
  const first = body.data.find(({ type }: { type: string }) => type === 'OrderPlaced');
  expect(first.data.buyer).toBe('[sealed]');
  expect((await get(staff, '/invoice-items/702/history')).body.count).toBe(body.count);
  expect((await get(adminA, '/invoice-items/701/history')).status).toBe(403);
});

it('tells a purchase in the timelines of item, garment and member, with order, payment and refund', async () => {
  for (const url of ['/v2/trysets/items/31/history', '/v1/stocks/501/history', '/v1/users/51/history']) {
    const { body } = await models.get(staff, `${url}?limit=100`);
    const types = body.data.map(({ type }: { type: string }) => type);
    expect(types, url).toEqual(
      expect.arrayContaining(['OrderPlaced', 'PaymentConfirmed', 'OrderItemPrepared', 'RefundFailed']),
    );
  }
  const toBrand = await models.get(adminA, '/v1/stocks/501/history');
  expect(toBrand.body.data.map(({ type }: { type: string }) => type)).toEqual(['StockItemRegistered']);
});

it('writes files in the reader’s language', async () => {
  const orders = await get(staff, '/csv?language=ko&ids=7');
  expect(orders.text).toContain('상품 준비 중');
  expect(orders.text).toContain('Mapo 1');
  const items = await get(adminA, '/invoice-items/csv?language=ja');
  expect(items.text).toContain('準備中');
  expect(items.text.split('\r\n')).toHaveLength(4);
});

it('no longer shows a buyer whose key was deleted', async () => {
  forgotten.add('order:7');
  expect((await get(staff, '/7')).body).toMatchObject({ name: null, phone: null, destination: null });
  expect((await get(adminA, '/invoice-items/701')).body.delivery).toBeNull();
  forgotten.clear();
});

it('gives all items in one answer up to 5,000, and refuses more', async () => {
  await bench.query(`insert into read.order_items select made.*
    from read.order_items as one, generate_series(1, 5001) as n, json_populate_record(one, json_build_object(
      'id', 600000 + n, 'product_id', case when n > 5000 then 72 else 71 end)) as made where one.id = 701`);
  const all = (productIds: string) => get(staff, `/invoice-items/all?product_ids=${productIds}`);
  const whole = await all('71');
  expect([whole.status, whole.body.data.length]).toEqual([200, 5_000]);
  const { status, body } = await all('71,72');
  expect([status, body.errorCode]).toEqual([422, 'order.too_many_items']);
  expect(body.detail).toEqual({ count: 5_001, most: 5_000 });
  await bench.query('delete from read.order_items where product_id in (71, 72)');
});
