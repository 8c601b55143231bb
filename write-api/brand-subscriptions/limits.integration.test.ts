import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staff } from '../testing/house.ts';
import { errorOf, type SubscriptionSide, subscriptionSide, url } from './testing/subscription-side.ts';

let given: SubscriptionSide;
beforeAll(async () => {
  given = await subscriptionSide();
});
afterAll(() => given.side.close());

test('a plan limits products and garments; without a subscription there is no limit', async () => {
  const { side, madePlan, newHouse, chosen } = given;
  const house = await newHouse();
  const product = (name: string) =>
    side.call(house.admin, 'POST', '/v2/products', { name, gender: 'female', original_price: 9_000 });
  const garment = () =>
    side.call(house.admin, 'POST', '/v1/stocks', { product_size_id: house.sizeId, code: randomUUID() });
  expect((await product('Second')).status).toBe(201);
  const tight = await madePlan('Tight', 0, { max_sku_amount: 3, max_items_per_sku: 3 });
  const id = await chosen(house, tight);
  const third = await product('Third');
  expect(third.status).toBe(201);
  const full = await product('Fourth');
  expect(errorOf(full)).toEqual([422, 'subscription.limit_reached']);
  expect(full.body.detail).toEqual({ limit: 'max_sku_amount', most: 3, count: 3 });
  expect((await garment()).status).toBe(201);
  const many = await garment();
  expect(errorOf(many)).toEqual([422, 'subscription.limit_reached']);
  expect(many.body.detail).toEqual({ limit: 'max_items_per_sku', most: 3, count: 3 });
  expect((await side.call(staff, 'DELETE', `/v2/products/${third.body.id}`)).status).toBe(200);
  expect((await product('Fourth')).status).toBe(201);
  const ending = { refund: 0, reason: 'closing' };
  expect((await side.call(staff, 'POST', `${url}/${id}/actions/end_now`, ending)).status).toBe(200);
  expect((await product('Fifth')).status).toBe(201);
  expect((await garment()).status).toBe(201);
});
