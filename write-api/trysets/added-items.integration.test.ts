import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenHouse, type House, staff } from '../testing/house.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
let house: House;
beforeAll(async () => {
  side = await testWriteSide();
  house = await givenHouse(side, 'moss');
});
afterAll(() => side.close());

const post = (url: string, body: object = {}) => side.call(staff, 'POST', url, body);
const add = (sizeId: number) =>
  post('/v2/trysets/items', { tryset_id: house.trysetId, product_size_id: sizeId });

/** Adds a size to the house's product, with `garments` garments. */
async function newSize(name: string, garments: number): Promise<number> {
  const { id } = (await post(`/v2/products/${house.productId}/sizes`, { name })).body;
  for (let count = 0; count < garments; count++) {
    const stock = await post('/v1/stocks', { product_size_id: id });
    await post(`/v1/stocks/${stock.body.id}/actions/enter`);
  }
  return id;
}

test('a product can be requested in another size after a cancel, and canceled items use up no limit', async () => {
  const large = await newSize('L', 2);
  const other = await givenStock(side, 2);
  expect((await add(large)).body.errorCode).toBe('tryset.product_twice');
  expect((await add(other.productSizeId)).status).toBe(201);
  expect((await post(`/v2/trysets/items/${house.itemId}/actions/cancel`)).status).toBe(200);
  await side.call(staff, 'PATCH', `/v1/users/${house.member.id}`, {
    system_setting: { request_amount_per_tryset: 2 },
  });
  expect((await add(large)).status).toBe(201);
  expect((await add(large)).body.errorCode).toBe('tryset.product_twice');
  const third = await givenStock(side, 1);
  expect((await add(third.productSizeId)).body.errorCode).toBe('tryset.too_many_items_per_tryset');
});

test('an item still counts after its product was unpublished', async () => {
  const third = await givenStock(side, 1);
  await side.call(staff, 'PATCH', `/v2/products/${house.productId}`, { is_published: false });
  expect((await add(third.productSizeId)).body.errorCode).toBe('tryset.too_many_items_per_tryset');
});
