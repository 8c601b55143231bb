import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { rentalGroupStatuses, rentalGroups } from '#domain/tryset-items/rental-groups.ts';
import type { Caller } from '#http/caller.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from './testing/test-models.ts';
import { insertTwoBrands } from './testing/two-brands.ts';

const trysetsUnderWay = overviewStatuses.filter((status) => status !== 'returned').join(',');

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

const body = async (url: string, caller: Caller = staff) => (await models.get(caller, url)).body;
const ids = (page: { data: { id: number }[] }) => page.data?.map(({ id }) => id);

describe('products', () => {
  it.each([
    ['', [22, 21, 12, 11]],
    ['?q=bolt', [22, 21]],
    ['?q=WC-1', [11]],
    ['?ids=11,21', [21, 11]],
    ['?name=coat', [11]],
    ['?code=bj', [21]],
    ['?brand_name=%EC%95%84%ED%81%AC', [12, 11]],
    ['?stock_statuses=in_use', [21]],
    ['?gender=female', [12]],
    ['?brand_ids=2', [22, 21]],
    ['?category_ids=71', [11]],
    ['?material_type_ids=5', []],
    ['?season_ids=1', []],
    ['?season_id=1', []],
    ['?is_available=true', []],
    ['?is_soldout=true', [22, 21, 12, 11]],
    ['?tag_names=minimal', [12]],
    ['?is_sale_for_curator=false', [22, 21, 12, 11]],
    ['?is_commerce_sale_available=true', []],
    ['?min_discount_rate=1', []],
    ['?max_discount_rate=0', [22, 21, 12, 11]],
    ['?discount=true', []],
    ['?region_id=JAPAN', []],
    ['?is_published=false', [22]],
    ['?order=name', [21, 22, 12, 11]],
  ])('%s finds %j', async (query, found) => {
    const page = await body(`/v2/products${query}`);
    expect(ids(page)).toEqual(found);
    expect(page.count).toBe(found.length);
  });

  it('count their garments, in total and by size', async () => {
    const product = await body('/v2/products/11');
    expect(product.stockStatusCount).toEqual({
      total: 2,
      use: 3,
      inUse: 0,
      requested: 1,
      inCheck: 0,
      availability: 0,
    });
    expect(product.sizes[0]).toMatchObject({ id: 110, name: 'Free', type: { id: 91, name: 'Free' } });
    const status = await body('/v2/products/11/stock_status');
    expect(status.statuses.unavailable).toBe(1);
    expect(status.sizes[0]).toMatchObject({ productSizeId: 110, total: 2 });
  });

  it('show a member only published ones', async () => {
    expect(ids(await body('/v2/products', member(1001)))).toEqual([21, 12, 11]);
    expect((await models.get(member(1001), '/v2/products/22')).status).toBe(404);
    expect((await models.get(staff, '/v2/products/11/sizes/210')).status).toBe(404);
  });
});

describe('brands', () => {
  it.each([
    ['', [1, 2]],
    ['?keyword=bolt', [2]],
    ['?style=81', [1]],
    ['?gender=female', [1]],
    ['?ids=2,3', [2]],
    ['?is_published=true', [1]],
    ['?order=-name', [2, 1]],
  ])('%s finds %j', async (query, found) => {
    const page = await body(`/v1/brands${query}`);
    expect(ids(page)).toEqual(found);
    expect(page.count).toBe(found.length);
  });

  it('export as CSV', async () => {
    const { text } = await models.get(staff, '/v1/brands/csv?order=-id');
    const [header, first, second] = text.split('\r\n');
    expect(header).toContain('items_to_send,items_out,items_in_return,items_deferred,items_failed');
    expect(first).toContain('2,Bolt,');
    expect(second).toContain('1,Acme,아크메,');
    const own = (await models.get(adminA, '/v1/brands/csv')).text;
    expect(own).not.toContain('Bolt');
  });

  it('have a history with that of their admins, without personal data', async () => {
    const types = async (caller: Caller, path: string) =>
      (await body(path, caller)).data.map(({ type }: { type: string }) => type);
    const all = ['BrandAdminAdded', 'BrandBankAccountSet', 'BrandRegistered', 'CardRegistered'];
    expect(await types(staff, '/v1/brands/1/history')).toEqual(all);
    expect(await types(adminA, '/v1/brands/1/history')).toEqual(all);
    expect(await types(staff, '/v1/brands/1/history?categories=brand_admin')).toEqual(['BrandAdminAdded']);
    const [bank] = (await body('/v1/brands/1/history?types=BrandBankAccountSet')).data;
    expect(bank.changes).toEqual([{ field: 'bankAccount', before: null, after: '[sealed]' }]);
    expect((await models.get(adminB, '/v1/brands/1/history')).status).toBe(404);
    expect((await models.get(member(1001), '/v1/brands/1/history')).status).toBe(403);
  });

  it('count current rentals by group like figures and the item list', async () => {
    const { data } = await body('/v1/brands/with_stats');
    for (const { id, stats } of data) {
      const { now } = await body(`/v1/figures?brand_id=${id}`);
      for (const group of rentalGroups) {
        const statuses = rentalGroupStatuses[group].join(',');
        const found = await body(`/v2/trysets/items?brand_id=${id}&statuses=${statuses}`);
        expect([group, stats.rentals[group], found.count]).toEqual([group, now[group], now[group]]);
      }
      const looks = await body(`/v1/looks?brand_id=${id}`);
      expect([id, stats.lookCount]).toEqual([id, looks.count]);
    }
  });

  it('have stats, details and admins', async () => {
    const { data } = await body('/v1/brands/with_stats');
    expect(data[0].stats).toEqual({
      productCount: 2,
      stockCount: 3,
      inUseCount: 0,
      trysetItemCount: 2,
      lookCount: 1,
      certifiedLookCount: 0,
      contentScore: 0,
      rentals: { toSend: 1, out: 0, inReturn: 0, deferred: 0, failed: 0 },
    });
    expect((await body('/v1/brands/featured')).count).toBe(0);
    expect((await body('/v1/brands/self', adminA)).name).toBe('Acme');
    expect((await body('/v1/brands/self/admins/self', adminB)).name).toBe('Bo of Bolt');
    expect((await body('/v1/brands/1/admins', adminA)).count).toBe(1);
    expect((await models.get(adminA, '/v1/brands/1/admins/20')).status).toBe(404);
    expect((await models.get(member(1001), '/v1/brands/2')).status).toBe(404);
    expect(await body('/v1/brands/1', member(1001))).not.toHaveProperty('bankAccount');
  });
});

describe('members', () => {
  it.each([
    ['', [1002, 1001]],
    ['?id=1001', [1001]],
    ['?real_name=sato', [1002]],
    ['?username=HAN', [1001]],
    ['?phone=090', [1002]],
    ['?email=hana@', [1001]],
    ['?role=influencer', [1001]],
    ['?role=banned', []],
    ['?grade=gray', [1001]],
    ['?gender=male', [1002]],
    ['?ids=1001,1003', [1001]],
    ['?auth=kakao', [1002]],
    ['?auth=password', [1002]],
    ['?auth=facebook', []],
    ['?q=hana', [1001]],
    ['?q=sato', [1002]],
    ['?region_id=JAPAN', [1002]],
    ['?is_public=true', [1001]],
    ['?is_public=false', [1002]],
    ['?order=username', [1001, 1002]],
  ])('%s finds %j', async (query, found) => {
    const page = await body(`/v1/users${query}`);
    expect(ids(page)).toEqual(found);
    expect(page.count).toBe(found.length);
  });

  it('are found by id and by username', async () => {
    expect((await body('/v1/users/1001')).realName).toBe('Hana Choi');
    expect((await body('/v1/users/@jiro')).id).toBe(1002);
    for (const name of ['@JIRO', '@ｊiro']) {
      expect((await body(`/v1/users/${encodeURIComponent(name)}`)).id).toBe(1002);
    }
    expect((await models.get(staff, '/v1/users/@jir')).status).toBe(404);
    expect((await models.get(staff, '/v1/users/1003')).status).toBe(404);
    expect((await body('/v1/users/self', member(1002))).phone).toBe('090-2222');
  });

  it('show internal data only to staff', async () => {
    const kept = {
      cohort: '2026-autumn',
      memo: 'late twice',
      hardlineQuest: true,
      suspenseMembership: false,
    };
    await models.pool.query('update private.people set internal = $1 where id = $2', [kept, 'user:1002']);
    expect(await body('/v1/users/1002')).toMatchObject(kept);
    for (const caller of [member(1002), adminA]) {
      const path = caller.label === 'user' ? '/v1/users/self' : '/v1/users/1001';
      expect(JSON.stringify(await body(path, caller))).not.toMatch(/autumn|late twice/);
      expect(await body(path, caller)).toMatchObject({ cohort: null, memo: null, hardlineQuest: null });
    }
  });

  it('show a brand admin only public data', async () => {
    const { data } = await body('/v1/users', adminA);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ username: 'hana', realName: null, phone: null, email: null });
    expect((await models.get(adminA, '/v1/users?phone=010')).status).toBe(403);
    expect((await models.get(adminA, '/v1/users?auth=kakao')).status).toBe(403);
    expect((await models.get(adminA, '/v1/users/@jiro')).status).toBe(404);
    expect((await body('/v1/users?q=choi', adminA)).count).toBe(0);
  });

  it('export as CSV', async () => {
    const { text } = await models.get(staff, '/v1/users/csv?gender=female');
    const [header, row] = text.split('\r\n');
    expect(header).toContain('real_name,phone,email,birthday,postcode,address_1,address_2');
    expect(row).toContain('1001,hana,influencer,gray,female,KOREA,true,1,2,0,0,0,0,');
    expect(row).toContain('Hana Choi,010-1111,hana@example.test');
    expect(header).toMatch(/,is_leaving,points,instagram,instagram_followers,youtube,youtube_subscribers$/);
    expect(row).toMatch(/,500,,,,$/);
  });

  it('export public data to a brand admin, with the items of its brand', async () => {
    const { text } = await models.get(adminA, '/v1/users/csv');
    const [header, ...rows] = text.trim().split('\r\n');
    expect(header).not.toMatch(/name,phone|email|birthday|address|leaving|points/);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('1001,hana,influencer,gray,female,KOREA,true,1,1,0,0,0,0,');
    expect(text).not.toContain('Choi');
  });

  it('count current rentals like the item list', async () => {
    for (const caller of [staff, adminA, adminB]) {
      const { data } = await body('/v1/users?is_public=true', caller);
      for (const { id, rentals } of data) {
        for (const group of rentalGroups) {
          const statuses = rentalGroupStatuses[group].join(',');
          const found = await body(`/v2/trysets/items?user_ids=${id}&statuses=${statuses}`, caller);
          expect(rentals[group], `${group} of ${id}`).toBe(found.count);
        }
        const trysets = await body(`/v2/trysets?user_ids=${id}&statuses=${trysetsUnderWay}`, caller);
        expect(rentals.trysets).toBe(trysets.count);
      }
    }
    const nothing = { out: 0, inReturn: 0, deferred: 0, failed: 0 };
    expect((await body('/v1/users/1001')).rentals).toEqual({ trysets: 1, toSend: 2, ...nothing });
    expect((await body('/v1/users/1001', adminB)).rentals.toSend).toBe(1);
  });

  it('have a history for staff only, which is deleted with the member', async () => {
    const { data } = await body('/v1/users/1001/history');
    expect(data.map(({ type }: { type: string }) => type)).toEqual([
      'OrderPaid',
      'OrderPlaced',
      'MemberGradeChanged',
      'MemberPersonalDataSet',
      'MemberRegistered',
      'PointsGiven',
      'CashDue',
      'CardRegistered',
    ]);
    expect(data[2].changes).toEqual([{ field: 'grade', before: 'white', after: 'gray' }]);
    expect(JSON.stringify(data)).not.toContain('s1.A');
    expect((await models.get(adminA, '/v1/users/1001/history')).status).toBe(403);
    expect((await models.get(member(1001), '/v1/users/1001/history')).status).toBe(403);
    expect((await models.get(staff, '/v1/users/1003/history')).status).toBe(404);
  });

  it('have metrics over the items that the caller may see', async () => {
    expect(await body('/v1/users/1001/metrics/tryset-items')).toEqual({
      pendingItemCount: 2,
      inUseItemCount: 0,
      plannedTrysetItemCount: 0,
      totalCount: 2,
      lookPostedCount: 0,
      plannedCount: 0,
    });
    expect((await body('/v1/users/1001/metrics/tryset-items', adminA)).totalCount).toBe(1);
    expect((await body('/v1/users/self/metrics/tryset-items', member(1002))).lookPostedCount).toBe(1);
    expect((await models.get(member(1002), '/v1/users/1001/metrics/tryset-items')).status).toBe(404);
  });
});

describe('reference data', () => {
  it('lists entries that are not retired, with the filters of their kind', async () => {
    expect(ids(await body('/v2/styles'))).toEqual([81]);
    expect((await models.get(staff, '/v2/styles/82')).status).toBe(404);
    expect(ids(await body('/v2/measurement-types?category_id=71'))).toEqual([61]);
    expect(ids(await body('/v2/measurement-types?category_id=72'))).toEqual([]);
    expect((await models.get(staff, '/v2/styles?category_id=71')).status).toBe(400);
    expect((await body('/v2/size-types/91')).name).toBe('Free');
  });

  it('includes the couriers', async () => {
    expect(await body('/v1/package-couriers?limit=1')).toMatchObject({
      count: 10,
      data: [{ code: 'CJ_LOGISTICS', name: 'CJ Logistics' }],
    });
  });
});
