import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockItem } from '#domain/stock/stock-item.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import { ApiError } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { systemContext } from '../kit/changes/context.ts';
import { givenHouse, type House, staff } from '../testing/house.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { requestTryset } from './request-tryset.ts';

let side: TestWriteSide;
let house: House;
/** The category allows several sizes at once, so that an item can be added to the house's tryset. */
beforeAll(async () => {
  side = await testWriteSide();
  house = await givenHouse(side, 'fern');
  const category = await call('POST', '/v2/categories', { name: 'Socks', is_support_multiple_try: true });
  await call('PATCH', `/v2/products/${house.productId}`, { category_id: category.body.id });
});
afterAll(() => side.close());

const call = (method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, headers = {}) =>
  side.call(staff, method, url, body, headers);
const who = { name: 'Mina', phone: '010-1234-5678' };
const wish = (userId: number, sizeId: number) => ({
  ...who,
  user_id: userId,
  product_size_ids: [sizeId],
  destination: { ...who, address: 'Seoul' },
});

/** Returns the error code of each route that would lend, reserve or register a garment of the house. */
async function codes() {
  const { sizeId, trysetId, itemId, member, stockIds } = house;
  const answers = await Promise.all([
    call('POST', '/v2/trysets', wish(member.id, sizeId)),
    call('POST', '/v2/trysets/items', { tryset_id: trysetId, product_size_id: sizeId }),
    call('POST', `/v2/trysets/items/${itemId}/actions/replace_stock`, { stock_id: stockIds[1] }),
    call('POST', '/v1/stocks', { product_size_id: sizeId }),
  ]);
  return answers.map(({ status, body }) => (status === 422 ? body.errorCode : status));
}
const named = (obstacle: string) =>
  ['tryset', 'tryset', 'tryset_item', 'stock_item'].map((asker) => `${asker}.${obstacle}`);
const garment = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;

describe('no request starts with a garment', () => {
  test('of an unpublished brand or product', async () => {
    for (const [path, obstacle] of [
      [`/v1/brands/${house.brandId}`, 'brand_unpublished'],
      [`/v2/products/${house.productId}`, 'size_unpublished'],
    ] as const) {
      expect((await call('PATCH', path, { is_published: false })).status).toBe(200);
      expect(await codes()).toEqual(named(obstacle));
      expect(await garment(house.stockIds[1])).toMatchObject({ status: 'in_stock', holder: null });
      expect((await call('PATCH', path, { is_published: true })).status).toBe(200);
    }
  });

  test('while items under way continue', async () => {
    await call('PATCH', `/v1/brands/${house.brandId}`, { is_published: false });
    const item = `/v2/trysets/items/${house.itemId}/actions`;
    const parcel = { courier: 'HANJIN', tracking_number: '123' };
    for (const [action, body] of [
      ['accept', {}],
      ['outbound', parcel],
      ['force_delivered', { reason: 'the courier said so by phone' }],
      ['request_return', {}],
      ['accept_return', {}],
      ['return_item', parcel],
      ['arrive', {}],
      ['return_complete', {}],
    ] as const) {
      expect([action, (await call('POST', `${item}/${action}`, body)).status]).toEqual([action, 200]);
    }
    const check = `/v1/stocks/${house.stockIds[0]}/actions/check_complete`;
    expect((await call('POST', check, { grade: 'A' })).status).toBe(200);
    await call('PATCH', `/v1/brands/${house.brandId}`, { is_published: true });
  });

  test('of a removed size, product or brand', async () => {
    const asked = async () => {
      const request = await call('POST', '/v2/trysets', wish(house.member.id, house.sizeId));
      const stock = await call('POST', '/v1/stocks', { product_size_id: house.sizeId });
      return [request.body.errorCode, stock.body.errorCode];
    };
    for (const [path, obstacle] of [
      [`/v2/products/${house.productId}/sizes/${house.sizeId}`, 'size_removed'],
      [`/v2/products/${house.productId}`, 'product_removed'],
      [`/v1/brands/${house.brandId}`, 'brand_removed'],
    ] as const) {
      expect((await call('DELETE', path)).status).toBe(200);
      expect(await asked()).toEqual([`tryset.${obstacle}`, `stock_item.${obstacle}`]);
    }
  });
});

test('a brand that is removed during a reservation refuses the request, and nothing stays reserved', async () => {
  const { brandId, productSizeId, userId, stockItemIds } = await givenStock(side, 1);
  const { streams } = side.deps;
  const append: typeof streams.append = async (decider, ...of) => {
    const outcome = await streams.append(decider, ...of);
    if (decider.category === 'stock_item') {
      await call('PATCH', `/v1/brands/${brandId}`, { is_published: false });
    }
    return outcome;
  };
  const deps: WriteDeps = { ...side.deps, streams: { ...streams, append } };
  const allowance = { ticket: async () => null };
  const destination = { name: 'Mina', phone: '010', address: 'Seoul', notes: null };
  const recipient = { name: 'Mina', phone: '010', email: null, destination };
  const request = { userId, productSizeIds: [productSizeId], recipient };
  const context = { ...systemContext(side.deps.clock), actor: { label: 'staff', id: 1 } as const };
  const refusal = await requestTryset(
    { ...deps, allowance },
    { ...request, isPreferExpress: false, requestedPoints: 0, proposal: null },
    context,
  ).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ statusCode: 422, errorCode: 'tryset.brand_unpublished' });
  expect(await garment(stockItemIds[0] ?? 0)).toMatchObject({ status: 'in_stock', holder: null });
  expect((await streams.refresh(memberRentals, userId)).state.claims).toEqual({});
});

test('a repeated registration gets the first answer, even after the brand is gone', async () => {
  const { brandId, productSizeId } = await givenStock(side, 0);
  const register = () =>
    call('POST', '/v1/stocks', { product_size_id: productSizeId }, { 'idempotency-key': `of ${brandId}` });
  const first = await register();
  expect(first.status).toBe(201);
  await call('PATCH', `/v1/brands/${brandId}`, { is_published: false });
  expect((await register()).body).toEqual(first.body);
});

test('a sale opens only for a published product of a published brand', async () => {
  const { brandId, productId } = await givenStock(side, 0);
  const product = `/v2/products/${productId}`;
  const sale = async (body: object) => (await call('PATCH', product, body)).body.errorCode ?? null;
  await call('PATCH', `/v1/brands/${brandId}`, { is_published: false });
  for (const flag of ['is_sale_for_curator', 'is_commerce_sale_available']) {
    expect(await sale({ [flag]: true })).toBe('product.brand_unpublished');
    expect(await sale({ [flag]: false })).toBeNull();
  }
  await call('PATCH', `/v1/brands/${brandId}`, { is_published: true });
  expect(await sale({ is_sale_for_curator: true, is_published: false })).toBe('product.not_published');
  expect(await sale({ is_sale_for_curator: true })).toBeNull();
  await call('PATCH', product, { is_published: false });
  expect(await sale({ is_sale_for_curator: true, priority: 2 })).toBeNull();
  expect(await sale({ is_commerce_sale_available: true })).toBe('product.not_published');
  expect(await sale({ is_commerce_sale_available: true, is_published: true })).toBeNull();
  const drafted = { brand_id: brandId, name: 'Coat', original_price: 1, is_sale_for_curator: true };
  expect((await call('POST', '/v2/products', drafted)).body.errorCode).toBe('product.not_published');
  expect((await call('POST', '/v2/products', { ...drafted, is_published: true })).status).toBe(201);
});
