import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commerceStock } from '#domain/commerce-stock/commerce-stock.ts';
import { systemContext } from '../kit/changes/context.ts';
import { givenHouse, type House, staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { releaseCommerceStock, reserveCommerceStock, sellCommerceStock } from './pieces.ts';

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
const pieceOf = (orderId: number) => ({
  productSizeId: house.sizeId,
  piece: { orderId, orderItemId: 10 * orderId },
});
const context = () => systemContext(side.deps.clock);

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
  const reserve = (orderId: number) => reserveCommerceStock(side.deps, context(), pieceOf(orderId));
  await expect(reserve(1)).rejects.toMatchObject({ errorCode: 'commerce_stock.not_on_sale' });
  const product = `/v2/products/${house.productId}`;
  const onSale = { is_commerce_sale_available: true };
  expect((await side.call(house.admin, 'PATCH', product, onSale)).status).toBe(200);
  const taken = await Promise.allSettled([reserve(1), reserve(2), reserve(3)]);
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { errorCode: 'commerce_stock.sold_out' },
  });
  const [held] = (await state()).reserved;
  await releaseCommerceStock(side.deps, context(), pieceOf(held?.orderId ?? 0));
  await reserve(4);
  await sellCommerceStock(side.deps, context(), pieceOf(4));
  expect(await state()).toMatchObject({ availableCount: 0, reserved: [], soldCount: 1 });
});

test('a piece whose order never comes is given back', async () => {
  await side.call(staff, 'PUT', path(house), { available_count: 1 });
  await reserveCommerceStock(side.deps, context(), pieceOf(5));
  side.advanceClock(121_000);
  await expect.poll(async () => (await state()).reserved, { interval: 50 }).toEqual([]);
  expect((await state()).availableCount).toBe(1);
});
