import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { adminA, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  await models.pool.query("update read.products set status = 'published'");
  await models.pool.query("update read.brands set status = 'published'");
  await models.pool.query('update read.users set is_public = true');
});
afterAll(() => models.close());

const member = (id: number): Caller => ({ label: 'user', id, name: 'mina' });
const get = async (caller: Caller, path: string) => (await models.get(caller, path)).body;
const ids = async (caller: Caller, path: string) =>
  (await get(caller, path)).data.map(({ id }: { id: number }) => id);

describe('likes', () => {
  it('are listed for the member, newest first by kind, and for staff by member', async () => {
    expect(await ids(member(1001), '/v1/likes/products')).toEqual([21, 11]);
    expect(await ids(member(1002), '/v1/likes/products')).toEqual([11]);
    expect(await ids(staff, '/v1/likes/products?user_id=1001&limit=1&offset=1')).toEqual([11]);
    expect(await ids(member(1001), '/v1/likes/products?ids=11,999')).toEqual([11]);
    const [brand] = (await get(member(1001), '/v1/likes/brands')).data;
    expect(brand).toMatchObject({ id: 1, type: 'brands', brand: { id: 1 }, product: null, look: null });
    const [look] = (await get(staff, '/v1/likes/looks?user_id=1001')).data;
    expect(look).toMatchObject({ look: { id: 801, snsType: 'Instagram' }, brand: null });
    expect(await ids(member(1001), '/v1/likes/magazines')).toEqual([]);
  });

  it('are hidden from everyone else', async () => {
    expect((await models.get(member(1002), '/v1/likes/products?user_id=1001')).status).toBe(404);
    expect((await models.get(adminA, '/v1/likes/products')).status).toBe(403);
    expect((await models.get(staff, '/v1/likes/products')).status).toBe(400);
    expect((await models.get(staff, '/v1/likes/products?user_id=4711')).status).toBe(404);
    expect((await models.get(staff, '/v1/likes/shoes?user_id=1001')).status).toBe(400);
  });

  it('are counted, with the caller’s own marked', async () => {
    expect(await get(member(1002), '/v1/likes/products/11')).toEqual({ isMyLike: true, count: 2 });
    expect(await get(member(1002), '/v1/likes/products/21')).toEqual({ isMyLike: false, count: 1 });
    expect(await get(staff, '/v1/likes/looks/801')).toEqual({ isMyLike: false, count: 1 });
    const product = await get(member(1001), '/v2/products/11');
    expect(product).toMatchObject({ like: { isMyLike: true, count: 2 }, totalLikeCount: 2 });
    const listed = (await get(member(1002), '/v2/products?ids=21')).data[0];
    expect(listed.like).toEqual({ isMyLike: false, count: 1 });
    expect((await get(member(1001), '/v1/brands/1')).like).toEqual({ isMyLike: true, count: 1 });
    expect((await get(staff, '/v1/looks/801')).like).toEqual({ isMyLike: false, count: 1 });
    expect((await models.get(adminA, '/v1/likes/products/21')).status).toBe(404);
    expect((await models.get(staff, '/v1/likes/products/4711')).status).toBe(404);
  });

  it('of products can be filtered by sold-out state', async () => {
    await models.pool.query('update read.products set is_sold_out = (id = 21)');
    await models.pool.query(`insert into read.counters (stat, scope, bucket, count)
      values ('product_stock', 11, 'availability', 1) on conflict (stat, scope, bucket) do update set count = 1`);
    expect(await ids(member(1001), '/v1/likes/products/sold-out')).toEqual([21]);
    expect(await ids(member(1001), '/v1/likes/products?is_available=true')).toEqual([11]);
    expect(await ids(member(1001), '/v1/likes/products?is_available=false')).toEqual([21]);
    const { data } = await get(member(1001), '/v1/likes/products');
    expect(data.map(({ product }: { product: { isSoldout: boolean } }) => product.isSoldout)).toEqual([
      true,
      false,
    ]);
  });

  it('of removed entities are shown by id only', async () => {
    await models.pool.query("update read.products set status = 'unpublished' where id = 21");
    const [gone] = (await get(member(1001), '/v1/likes/products')).data;
    expect(gone).toMatchObject({ id: 21, product: null });
    expect((await models.get(member(1001), '/v1/likes/products/21')).status).toBe(404);
  });

  it('are in the member’s history', async () => {
    const { data } = await get(staff, '/v1/users/1002/history?types=MemberLiked');
    expect(data.map(({ data: said }: { data: object }) => said)).toEqual([{ liked: { productId: 11 } }]);
  });
});
