import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessDay } from '#domain/business-day.ts';
import { firstPointPolicy } from '#domain/points/point-policy.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { staff } from '../testing/house.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const person = { name: 'Mina', phone: '010-1234-5678' };

/** Returns the points that the items of a tryset of this size earn, by the tryset's events and by the items' own events. */
async function earned(userId: number, productSizeId: number, added: number[] = []) {
  const body = {
    ...person,
    destination: { ...person, address: 'Seoul' },
    user_id: userId,
    product_size_ids: [productSizeId],
  };
  const asked = await side.call(staff, 'POST', '/v2/trysets', body);
  expect(asked.status).toBe(201);
  const trysetId = asked.body.id;
  for (const product_size_id of added) {
    const more = await side.call(staff, 'POST', '/v2/trysets/items', {
      tryset_id: trysetId,
      product_size_id,
    });
    expect(more.status).toBe(201);
  }
  const { items } = (await side.deps.streams.refresh(tryset, trysetId)).state;
  for (const item of items) {
    const { state } = await side.deps.streams.refresh(trysetItem, item.trysetItemId);
    expect(pointsOf(state)).toEqual(pointsOf(item));
  }
  return items.map(pointsOf);
}

function pointsOf(item: {
  lookUploadPoint: number;
  instagramUploadPoint: number;
  youtubeUploadPoint: number;
}) {
  const { lookUploadPoint, instagramUploadPoint, youtubeUploadPoint } = item;
  return [lookUploadPoint, instagramUploadPoint, youtubeUploadPoint];
}

const setPolicy = (policy: object) => {
  const { birthMonth: birth_month, signUpReward: _, ...rates } = firstPointPolicy;
  return side.call(staff, 'PUT', '/v1/point-policy', { ...rates, birth_month, ...policy });
};

it('follow the garment’s price and the policy at the time of the request', async () => {
  const one = await givenStock(side, 2);
  const other = await givenStock(side, 1);
  await side.call(staff, 'PATCH', `/v1/stocks/${other.stockItemIds[0]}`, { discount_rate: 30 });
  expect(await earned(one.userId, one.productSizeId, [other.productSizeId])).toEqual([
    [5_000, 5_000, 10_000],
    [3_500, 3_500, 7_000],
  ]);
  expect((await setPolicy({ white: 9 })).status).toBe(200);
  expect(await earned(one.userId, one.productSizeId)).toEqual([[9_000, 9_000, 18_000]]);
  await setPolicy({});
});

it('follow the member’s grade, birth month and own setting', async () => {
  const { userId, productSizeId } = await givenStock(side, 3);
  const change = async (body: object) =>
    expect((await side.call(staff, 'PATCH', `/v1/users/${userId}`, body)).status).toBe(200);
  await change({ grade: 'black' });
  expect(await earned(userId, productSizeId)).toEqual([[8_000, 8_000, 16_000]]);

  const month = businessDay(new Date(side.deps.clock())).slice(5, 7);
  await change({ birthday: `1994-${month}-02` });
  expect(await earned(userId, productSizeId)).toEqual([[13_000, 13_000, 26_000]]);

  await change({ system_setting: { instagram_reward_point: 3_000, youtube_reward_point: 0 } });
  expect(await earned(userId, productSizeId)).toEqual([[13_000, 3_000, 0]]);
});
