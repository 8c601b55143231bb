import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personKey } from '#domain/members/person.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import { order } from '#domain/orders/order.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { Caller } from '#http/caller.ts';
import { givenHouse, type House, staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const orders = '/v2/orders';
const items = '/v2/orders/invoice-items';
const operator: Caller = { ...staff, id: 2, roles: ['operator'] };
const to = { name: 'Mina', phone: '010-1234-5678' };
const buyer = { ...to, destination: { ...to, address: 'Seoul' } };
const parcel = { courier: '04', tracking_number: '5123-4567-8901' };

let side: TestWriteSide;
let house: House;
let other: House;
let sizeId: number;
beforeAll(async () => {
  side = await testWriteSide();
  house = await givenHouse(side, 'wardrobe');
  other = await givenHouse(side, 'closet');
  const productId = await made('/v2/products', {
    brand_id: house.brandId,
    name: 'Coat',
    gender: 'female',
    original_price: 20_000,
    is_commerce_sale_available: true,
    is_published: true,
  });
  sizeId = await made(`/v2/products/${productId}/sizes`, { name: 'M' });
});
afterAll(() => side.close());

const call = (caller: Caller, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body: object = {}) =>
  side.call(caller, method, url, body);

async function made(url: string, body: object): Promise<number> {
  const answer = await call(staff, 'POST', url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.id;
}

async function garment(): Promise<number> {
  const id = await made('/v1/stocks', { product_size_id: sizeId, code: randomUUID() });
  await made(`/v1/stocks/${id}/actions/enter`, {});
  return id;
}

const place = (caller: Caller, changed: object = {}, headers = {}) =>
  side.call(
    caller,
    'POST',
    orders,
    {
      ...buyer,
      invoice_items: [{ type: 'product_v2', product_size_id: sizeId }],
      payment_method: 'card',
      ...changed,
    },
    headers,
  );

const now = async (id: number) => (await side.deps.streams.refresh(order, id)).state;
const until = (id: number, status: string) =>
  expect.poll(async () => (await now(id)).status, { interval: 50 }).toBe(status);
const errorOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [
  status,
  body.errorCode,
];

test('a coat goes from the member’s order by its brand to its buyer, and comes back', async () => {
  const stockItemId = await garment();
  const placed = await place(house.member, { expected_amount: 20_000 });
  expect([placed.status, placed.body.paymentRequest]).toEqual([201, null]);
  const { id } = placed.body;
  await until(id, 'paid');
  const item = `${items}/${orderItemIdOf(id, 1)}`;
  expect((await call(house.member, 'PATCH', `${orders}/${id}`, { phone: '010-9999-0000' })).status).toBe(200);
  const { buyer: sealed } = await now(id);
  if (sealed === null) throw new Error('no buyer');
  expect(await side.deps.sealing.unseal(personKey('order', id), sealed)).toMatchObject({
    name: 'Mina',
    phone: '+821099990000',
    destination: { address: 'Seoul' },
  });
  expect(errorOf(await call(other.admin, 'POST', `${item}/actions/prepare`))).toEqual([
    404,
    'order.not_found',
  ]);
  expect((await call(house.admin, 'POST', `${item}/actions/prepare`)).status).toBe(200);
  expect(errorOf(await call(house.member, 'DELETE', item))).toEqual([409, 'order.being_prepared']);
  expect(errorOf(await call(house.member, 'PUT', `${orders}/invoices/${id}`, buyer))).toEqual([
    409,
    'order.transition_not_allowed',
  ]);
  const badCourier = await call(house.admin, 'POST', `${item}/actions/ship`, { ...parcel, courier: '02' });
  expect(badCourier.status).toBe(400);
  const shipped = await call(house.admin, 'POST', `${item}/actions/ship`, parcel);
  expect([shipped.status, shipped.body.id, shipped.body.status]).toEqual([
    200,
    orderItemIdOf(id, 1),
    'delivering',
  ]);
  expect((await call(house.admin, 'PATCH', item, { courier: '05' })).status).toBe(200);
  expect((await now(id)).items[0]?.parcel).toMatchObject({ courier: '05' });
  expect((await call(operator, 'POST', `${item}/actions/complete`)).status).toBe(200);
  expect(errorOf(await call(house.member, 'POST', `${item}/actions/settle`))).toEqual([
    403,
    'order.forbidden',
  ]);
  const goodwill = { amount: 1_000, reason: 'it came late' };
  expect((await call(operator, 'POST', `${item}/actions/grant_goodwill`, goodwill)).status).toBe(403);
  expect((await call(staff, 'POST', `${item}/actions/grant_goodwill`, goodwill)).status).toBe(200);
  expect(
    (await call(house.member, 'POST', `${item}/actions/request_return`, { fault: 'buyer' })).status,
  ).toBe(200);
  const taken = await call(operator, 'POST', `${item}/actions/return`, { deduction: 0, reason: 'unworn' });
  expect([taken.status, taken.body.status]).toEqual([200, 'canceled']);
  expect((await side.deps.streams.refresh(stockItem, stockItemId)).state).toMatchObject({
    status: 'in_check',
    holder: null,
  });
});

test('an order is placed once under one key, and belongs to its buyer', async () => {
  await garment();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { payment_method: 'vbank' };
  const first = await place(house.member, body, headers);
  const again = await place(house.member, body, headers);
  expect(again.body).toEqual(first.body);
  expect(first.body.paymentRequest).toMatchObject({
    amount: 20_000,
    currency: 'KRW',
    payMethod: 'vbank',
    pg: null,
    buyer: { name: 'Mina', email: null },
  });
  const { id } = first.body;
  const { merchantUid } = first.body.paymentRequest;
  const back = (caller: Caller) => call(caller, 'POST', `${orders}/iamport`, { merchant_uid: merchantUid });
  expect(errorOf(await back(other.member))).toEqual([404, 'order.not_found']);
  for (const asked of [
    call(other.member, 'DELETE', `${orders}/${id}`),
    call(other.member, 'POST', `${orders}/${id}/actions/pay`, { payment_method: 'card' }),
    call(other.member, 'PATCH', `${orders}/${id}`, { name: 'Eve' }),
  ]) {
    expect(errorOf(await asked)).toEqual([404, 'order.not_found']);
  }
  const ended = await call(house.member, 'POST', `${orders}/invoices/${id}/cancel`);
  expect([ended.status, ended.body.status]).toEqual([200, 'canceled']);
  expect((await back(house.member)).body).toMatchObject({ id, status: 'canceled' });
  expect(errorOf(await call(house.member, 'POST', items))).toEqual([405, 'order.item_by_order_only']);
});

test('a brand ships many items at once, each with its own parcel, and sees an outcome for each', async () => {
  await garment();
  await garment();
  const bought = { type: 'product_v2', product_size_id: sizeId };
  const placed = await place(house.member, { invoice_items: [bought, bought] });
  const { id } = placed.body;
  await until(id, 'paid');
  const [one, two] = [orderItemIdOf(id, 1), orderItemIdOf(id, 2)];
  const act = (caller: Caller, action: string, body: object, headers = {}) =>
    side.call(caller, 'POST', `${items}/actions/${action}`, body, headers);

  expect((await act(house.admin, 'prepare', { ids: [one, two] })).body).toEqual([
    { id: one, ok: true, status: 'preparing' },
    { id: two, ok: true, status: 'preparing' },
  ]);
  const headers = { 'idempotency-key': randomUUID() };
  const boxes = {
    items: [
      { id: one, courier: '04', tracking_number: 'ㅁ403312345678ㅁ' },
      { id: two, courier: '05', tracking_number: '4.03E+11' },
      { id: orderItemIdOf(id, 3), ...parcel },
    ],
  };
  const [gone, shortened, unknown] = (await act(house.admin, 'ship', boxes, headers)).body;
  expect(gone).toEqual({ id: one, ok: true, status: 'delivering' });
  expect(shortened).toMatchObject({ ok: false, errorCode: 'order.tracking_number_invalid' });
  expect(unknown).toMatchObject({ ok: false, errorCode: 'order.not_found' });
  expect((await act(house.admin, 'ship', boxes, headers)).body[0]).toEqual(gone);
  expect((await now(id)).items.map(({ status }) => status)).toEqual(['delivering', 'preparing']);
  expect((await now(id)).items[0]?.parcel).toMatchObject({ courier: '04', trackingNumber: '403312345678' });

  expect((await act(other.admin, 'ship', { ids: [two], ...parcel })).body).toMatchObject([
    { ok: false, errorCode: 'order.not_found' },
  ]);
  expect(errorOf(await act(staff, 'settle', { ids: [one] }))).toEqual([403, 'order.forbidden']);
  expect(errorOf(await act(staff, 'return', { ids: [one], deduction: 0 }))).toEqual([
    400,
    'request.parameter_missing',
  ]);
  expect((await act(house.admin, 'complete', { ids: [one] })).body).toMatchObject([
    { ok: false, errorCode: 'order.forbidden' },
  ]);
});

test('a ban ends unpaid orders, and a banned member orders nothing', async () => {
  const userId = await made('/v1/users', { username: `m${randomUUID().slice(0, 12)}`, role: 'curator' });
  const member: Caller = { label: 'user', id: userId, name: 'jun' };
  const placed = await place(member, { payment_method: 'payco' });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const ban = { role: 'banned', reason: 'fraud' };
  const banned = await call(staff, 'PATCH', `/v1/users/${userId}`, ban);
  expect(banned.status, JSON.stringify(banned.body)).toBe(200);
  await until(placed.body.id, 'canceled');
  expect(errorOf(await place(staff, { user_id: userId, payment_method: 'payco' }))).toEqual([
    422,
    'order.member_banned',
  ]);
});
