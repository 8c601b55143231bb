import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { member } from '#domain/members/member.ts';
import { personKey } from '#domain/members/person.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import { order } from '#domain/orders/order.ts';
import { payment } from '#domain/payments/payment.ts';
import type { Caller } from '#http/caller.ts';
import { openOrdersOf } from '../open-order-items.ts';
import { aCard, staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const to = { name: 'Mina', phone: '010-1234-5678' };
const buyer = { ...to, destination: { ...to, address: 'Seoul' } };

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

async function made(caller: Caller, url: string, body: object): Promise<number> {
  const answer = await side.call(caller, 'POST', url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.id;
}

/** A member, and a brand that ships one product itself. */
async function shop() {
  const name = randomUUID().slice(0, 8);
  const userId = await made(staff, '/v1/users', { username: `m${name}`, role: 'curator' });
  const buyerOf: Caller = { label: 'user', id: userId, name };
  await made(buyerOf, '/v1/users/cards', aCard);
  const brandId = await made(staff, '/v1/brands', { name, is_published: true });
  const productId = await made(staff, '/v2/products', {
    brand_id: brandId,
    name: 'Bag',
    gender: 'female',
    original_price: 10_000,
    is_commerce_sale_available: true,
    is_published: true,
  });
  const sizeId = await made(staff, `/v2/products/${productId}/sizes`, { name: 'M' });
  const offer = { type: 'brand', is_for_sale: true, available_count: 9 };
  const path = `/v2/products/${productId}/commerce_stocks/${sizeId}`;
  expect((await side.call(staff, 'PUT', path, offer)).status).toBe(200);
  const place = (paymentMethod: string) =>
    made(buyerOf, '/v2/orders', {
      ...buyer,
      invoice_items: [{ type: 'product_v2', product_size_id: sizeId }],
      payment_method: paymentMethod,
    });
  return { userId, buyerOf, brandId, productId, sizeId, place };
}

const until = (id: number, status: string) =>
  expect
    .poll(async () => (await side.deps.streams.refresh(order, id)).state.status, {
      timeout: 30_000,
      interval: 50,
    })
    .toBe(status);

test('brand, product, size and region stay while an order needs them', async () => {
  const { userId, brandId, productId, sizeId, buyerOf, place } = await shop();
  const id = await place('vbank');
  const removals = [
    `/v2/products/${productId}/sizes/${sizeId}`,
    `/v2/products/${productId}`,
    `/v1/brands/${brandId}`,
  ];
  for (const url of removals) {
    const { status, body } = await side.call(staff, 'DELETE', url);
    expect([url, status, body.errorCode, body.detail]).toEqual([
      url,
      409,
      'removal.in_use',
      { orderIds: [id] },
    ]);
  }
  const moving = await side.call(staff, 'PATCH', `/v1/users/${userId}`, { region_id: 'JAPAN' });
  expect([moving.status, moving.body.errorCode, moving.body.detail.orderId]).toEqual([
    409,
    'user.region_in_use',
    id,
  ]);
  expect((await side.call(buyerOf, 'DELETE', `/v2/orders/${id}`)).status).toBe(200);
  for (const url of removals)
    expect([url, (await side.call(staff, 'DELETE', url)).status]).toEqual([url, 200]);
  const moved = await side.call(staff, 'PATCH', `/v1/users/${userId}`, { region_id: 'JAPAN' });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
});

test('a member is forgotten once a paid order is settled or back', async () => {
  const { userId, place } = await shop();
  const id = await place('card');
  await until(id, 'paid');
  const statusOf = async () => (await side.deps.streams.refresh(member, userId)).state.status;
  expect((await side.call(staff, 'DELETE', `/v1/users/${userId}`)).status).toBe(200);
  await side.reacted();
  expect(await statusOf()).toBe('leaving');
  expect(await openOrdersOf(side.deps, { userId })).toEqual([id]);
  const item = `/v2/orders/invoice-items/${orderItemIdOf(id, 1)}`;
  expect((await side.call(staff, 'DELETE', item)).status).toBe(200);
  await expect.poll(statusOf, { timeout: 30_000, interval: 50 }).toBe('forgotten');
  expect(await openOrdersOf(side.deps, { userId })).toEqual([]);
});

test('who pays after the order expired is told of the refund on the provider’s page', async () => {
  const { buyerOf, sizeId } = await shop();
  const { body } = await side.call(buyerOf, 'POST', '/v2/orders', {
    ...buyer,
    invoice_items: [{ type: 'product_v2', product_size_id: sizeId }],
    payment_method: 'kakaopay',
  });
  const { id, paymentRequest } = body;
  const page = `/v1/simulated-payments/${paymentRequest.merchantUid}`;
  const told = async () => {
    const answer = await side.app.inject({
      url: `${page}?method=kakaopay`,
      headers: { 'accept-language': 'en' },
    });
    return /role="status">([^<]*)</.exec(answer.body)?.[1];
  };
  side.advanceClock(31 * 60_000);
  await until(id, 'canceled');
  expect(await told()).toBe('Waiting for you');
  const step = { url: `${page}/pay?method=kakaopay`, headers: { 'content-type': 'text/plain' } };
  expect((await side.app.inject({ method: 'POST', ...step })).statusCode).toBe(303);
  await expect.poll(told, { timeout: 30_000, interval: 50 }).toBe('Refunded');
  const { paymentId, status } = (await side.deps.streams.refresh(order, id)).state;
  expect(status).toBe('canceled');
  // The provider refunds before its answer is an event.
  await expect
    .poll(async () => (await side.deps.streams.refresh(payment, paymentId ?? 0)).state.refunds, {
      timeout: 30_000,
      interval: 50,
    })
    .toMatchObject([{ why: 'late', amount: 10_000, status: 'done' }]);
});

test('the buyer’s data open for five years after the order', async () => {
  const { place } = await shop();
  const id = await place('card');
  await until(id, 'paid');
  const { buyer: sealed } = (await side.deps.streams.refresh(order, id)).state;
  const opened = () => side.deps.sealing.unseal(personKey('order', id), sealed ?? ('' as never));
  const day = 86_400_000;
  side.advanceClock(5 * 365 * day);
  await side.reacted();
  expect(await opened()).toMatchObject({ ...to, phone: '+821012345678' });
  side.advanceClock(3 * day);
  await expect.poll(opened, { timeout: 30_000, interval: 50 }).toBeNull();
});
