import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commerceStock } from '#domain/commerce-stock/commerce-stock.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { givenHouse, type House, staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
let house: House;
let other: House;
beforeAll(async () => {
  side = await testWriteSide();
  house = await givenHouse(side, 'seller');
  other = await givenHouse(side, 'stranger');
});
afterAll(() => side.close());

const path = ({ productId, sizeId }: House) => `/v2/products/${productId}/commerce_stocks/${sizeId}`;
const state = async () => (await side.deps.streams.refresh(commerceStock, house.sizeId)).state;
const to = { name: 'Mina', phone: '010-1234-5678' };
const buyer = { ...to, destination: { ...to, address: 'Seoul' } };

test('a brand admin offers a size, and omitted fields stay', async () => {
  const offer = { type: 'brand', is_for_sale: true, available_count: 3 };
  const answer = await side.call(house.admin, 'PUT', path(house), offer);
  expect(answer).toMatchObject({ status: 200, body: { id: house.sizeId, status: 'for_sale' } });
  expect((await side.call(staff, 'PUT', path(house), { available_count: 1 })).status).toBe(200);
  expect(await state()).toMatchObject({ type: 'brand', status: 'for_sale', availableCount: 1 });
});

test('nobody offers the size of another brand, or a size of another product', async () => {
  const offer = { is_for_sale: true };
  const answers = [
    await side.call(other.admin, 'PUT', path(house), offer),
    await side.call(staff, 'PUT', path({ ...house, sizeId: other.sizeId }), offer),
    await side.call(house.member, 'PUT', path(house), offer),
    await side.call(house.admin, 'PUT', path(house), {}),
    await side.call(house.admin, 'PUT', path(house), { available_count: null }),
  ];
  expect(answers.map(({ status, body }) => [status, body.errorCode])).toEqual([
    [404, 'product.not_found'],
    [404, 'product_size.not_found'],
    [403, 'auth.forbidden'],
    [400, 'request.invalid'],
    [422, 'commerce_stock.no_count'],
  ]);
});

test('a repeated key changes once, and a seen revision binds', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const offer = { available_count: 2 };
  const first = await side.call(house.admin, 'PUT', path(house), offer, headers);
  await side.call(staff, 'PUT', path(house), { available_count: 5 });
  const again = await side.call(house.admin, 'PUT', path(house), offer, headers);
  expect(again.body).toEqual(first.body);
  const late = await side.call(house.admin, 'PUT', path(house), offer, { 'if-match': '"0"' });
  expect(late.status).toBe(412);
  expect((await state()).availableCount).toBe(5);
});

test('the shop sells only published products on sale, and the last piece once', async () => {
  await side.call(staff, 'PUT', path(house), { available_count: 1 });
  const order = async () => {
    const { status, body } = await side.call(house.member, 'POST', '/v2/orders', {
      ...buyer,
      invoice_items: [{ type: 'product_v2', product_size_id: house.sizeId }],
      payment_method: 'vbank',
    });
    return { status, errorCode: body.errorCode, id: body.id };
  };
  expect(await order()).toMatchObject({ status: 422, errorCode: 'order.not_for_sale' });
  const product = `/v2/products/${house.productId}`;
  const onSale = { is_commerce_sale_available: true };
  expect((await side.call(house.admin, 'PATCH', product, onSale)).status).toBe(200);
  const taken = await Promise.all([order(), order(), order()]);
  expect(taken.map(({ errorCode }) => errorCode ?? 'placed').toSorted()).toEqual([
    'commerce_stock.sold_out',
    'commerce_stock.sold_out',
    'placed',
  ]);
  const placed = taken.find(({ status }) => status === 201);
  expect(await state()).toMatchObject({ availableCount: 0, reserved: [{ orderId: placed?.id }] });
  expect((await side.call(house.member, 'DELETE', `/v2/orders/${placed?.id}`)).status).toBe(200);
  await expect.poll(async () => (await state()).availableCount, { interval: 50 }).toBe(1);
  expect((await order()).status).toBe(201);
});

test('a piece whose order never comes is given back', async () => {
  await side.call(staff, 'PUT', path(house), { available_count: 1 });
  const piece = { orderId: 900_005, orderItemId: 90_000_501 };
  const command = { action: 'reserve', type: 'brand', ...piece } as const;
  const target = { on: 'commerce_stock', id: house.sizeId, command } as const;
  await runTarget(side.deps.streams, target, systemContext(side.deps.clock));
  expect((await state()).availableCount).toBe(0);
  side.advanceClock(121_000);
  await expect.poll(async () => (await state()).availableCount, { interval: 50 }).toBe(1);
});
