import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminA, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  await models.pool.query(
    `update read.products set original_price = 100000, discount_rate = 10 where id in (11, 12)`,
  );
  await models.pool.query(`delete from read.stock_items where product_size_id = 120`);
  await models.pool.query(`
    update read.stock_items set status = 'in_stock', discount_rate = 40, grade = 'S' where product_size_id = 110`);
  await models.pool.query(`update read.users set grade = 'red' where id = 1001`);
  await models.pool.query(`update private.people set birthday = '1994-07-02' where id = 'user:1001'`);
});
afterAll(() => models.close());

const path = '/v1/users/self/point';
const hana = member(1001);
const get = async (url: string) => (await models.get(hana, `${path}/${url}`)).body;

describe('what looks would earn', () => {
  const expected = (ids: string) => get(`expectation/total_point?product_size_ids=${ids}`);

  it('uses the garment that a request would reserve, otherwise the product’s price', async () => {
    const ofGarment = { lookUploadPoint: 4_200, instagramUploadPoint: 4_200, youtubeUploadPoint: 8_400 };
    const ofProduct = { lookUploadPoint: 6_300, instagramUploadPoint: 6_300, youtubeUploadPoint: 12_600 };
    expect(await expected('110')).toEqual({ totalPoint: 4_200, productSizes: [{ id: 110, ...ofGarment }] });
    expect(await expected('120,110')).toEqual({
      totalPoint: 10_500,
      productSizes: [
        { id: 120, ...ofProduct },
        { id: 110, ...ofGarment },
      ],
    });
    await models.pool.query(`update read.stock_items set status = 'in_use' where product_size_id = 110`);
    expect((await expected('110')).totalPoint).toBe(6_300);
  });

  it('adds the birth month’s bonus, and respects the member’s own setting', async () => {
    await models.pool.query(`update private.people set birthday = '1994-03-02' where id = 'user:1001'`);
    const setting = JSON.stringify({ instagramRewardPoint: 3_000, youtubeRewardPoint: 0 });
    await models.pool.query(
      'update read.users set system_setting = (system_setting::jsonb || $1::jsonb) where id = 1001',
      [setting],
    );
    expect(await expected('120')).toMatchObject({
      productSizes: [{ lookUploadPoint: 10_800, instagramUploadPoint: 3_000, youtubeUploadPoint: 0 }],
    });
  });

  it('is available to members, for sizes that they may see', async () => {
    const url = `${path}/expectation/total_point`;
    expect((await models.get(hana, `${url}?product_size_ids=110,987654`)).status).toBe(404);
    expect((await models.get(hana, url)).status).toBe(400);
    for (const other of [staff, adminA]) {
      expect((await models.get(other, `${url}?product_size_ids=110`)).status).toBe(403);
    }
  });
});

describe('what a look earned', () => {
  it('is listed for each tagged item, with points still to come', async () => {
    const { lookItemMappings, ...sums } = await get('invoice/look_detail_point?look_id=801');
    expect(sums).toEqual({ lookId: 801, givenPoints: 3_000, pointsToCome: 3_000 });
    expect(lookItemMappings).toMatchObject([
      {
        id: 851,
        trysetItemId: 601,
        latestCertificationStatus: 'Pending',
        givenPoints: 0,
        pointsToCome: 3_000,
      },
      {
        id: 852,
        trysetItemId: 602,
        latestCertificationStatus: 'Deferred',
        givenPoints: 3_000,
        pointsToCome: 0,
      },
    ]);
  });

  it('is shown with the points that the member forgoes, by network', async () => {
    const counts = () => get('invoice/look_upload_point?look_id=801');
    const uploaded = { uploadCount: 2, defaultPoint: 6_000 };
    expect(await counts()).toEqual({ ...uploaded, refusalCount: 0, refusalPoint: 0 });
    await models.pool.query(`
      update read.tryset_items set tryset_id = 501, user_id = 1001, refusal_type = 'refused', is_removed = false
      where id in (603, 604, 605)`);
    await models.pool.query(`update read.tryset_items set refusal_type = 'planned' where id = 604`);
    await models.pool.query(`update read.tryset_items set user_id = 1002 where id = 605`);
    expect(await counts()).toEqual({ ...uploaded, refusalCount: 1, refusalPoint: 3_000 });
  });

  it('is visible only to the member and staff', async () => {
    for (const call of ['look_detail_point', 'look_upload_point']) {
      const url = `${path}/invoice/${call}?look_id=`;
      expect((await models.get(hana, `${url}802`)).status).toBe(404);
      expect((await models.get(member(1002), `${url}801`)).status).toBe(404);
      for (const other of [staff, adminA]) expect((await models.get(other, `${url}801`)).status).toBe(403);
    }
  });
});

describe('what a look and its items brought', () => {
  beforeAll(async () => {
    await models.pool.query(`
      insert into read.point_moves
        (id, user_id, number, delta, balance, point_reason, look_id, entry_id, tryset_item_id, created_at)
      values ('1001:91', 1001, 91, 3000, 9000, 'posting_reward', 801, 852, 602, '2026-03-05T00:00:00Z'),
        ('1001:92', 1001, 92, -3000, 6000, 'posting_reward', 801, 852, 602, '2026-03-06T00:00:00Z')`);
  });
  const history = async (caller: Parameters<TestModels['get']>[0], url: string) =>
    (await models.get(caller, url)).body;
  const deltas = (of: { pointHistory: { delta: number }[] | null }) =>
    of.pointHistory?.map(({ delta }) => delta);

  it('is listed newest first, for staff and the member', async () => {
    for (const caller of [staff, hana]) {
      expect(deltas(await history(caller, '/v1/looks/801'))).toEqual([-3_000, 3_000]);
    }
    const item = await history(staff, '/v2/trysets/items/602');
    expect(deltas(item)).toEqual([-3_000, 3_000]);
    expect(item.lookItemMappings).toMatchObject([
      { id: 852, lookId: 801, latestCertificationStatus: 'Deferred', givenPoints: 3_000 },
    ]);
    expect(deltas(await history(staff, '/v2/trysets/items/601'))).toEqual([]);
  });

  it('is hidden from brand admins and in the past', async () => {
    const item = await history(adminA, '/v2/trysets/items/601');
    expect(item.pointHistory).toBeNull();
    expect(item.lookItemMappings).toMatchObject([{ lookId: 801, uploadPoint: null, givenPoints: null }]);
    expect((await history(adminA, '/v1/looks/801')).pointHistory).toBeNull();
    const then = await history(staff, '/v2/trysets/items/601?revision=1');
    expect(then).toMatchObject({ pointHistory: null, lookItemMappings: null, asOf: { revision: '1' } });
  });
});
