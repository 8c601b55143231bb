import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

const body = async (url: string, caller: Caller = staff) => (await models.get(caller, url)).body;
const ids = (page: { data: { id: number }[] }) => page.data?.map(({ id }) => id);

describe('the list of trysets', () => {
  it.each([
    ['', [502, 501]],
    ['?statuses=delivered', [502]],
    ['?statuses=delivered,delivery_requested', [502, 501]],
    ['?state=returned', []],
    ['?state=tryset_preparing', [501]],
    ['?state=tryset_delivered', [502]],
    ['?state=tryset_delivered&statuses=delivery_requested', []],
    ['?is_prefer_express=true', [501]],
    ['?is_prefer_express=false', [502]],
    ['?keyword=hana', [501]],
    ['?keyword=Sato', [502]],
    ['?keyword=jacket', [502, 501]],
    ['?keyword=S-111', [501]],
    ['?keyword=nobody', []],
    ['?time_to_prepare_delivery_today=true', [501]],
    ['?time_to_prepare_delivery_today=false', [502]],
    ['?time_to_prepare_delivery_overdue=true', []],
    ['?time_to_prepare_delivery_overdue=false', [502, 501]],
    ['?user_genders=male,etc', [502]],
    ['?user_regions=JAPAN', [502]],
    ['?user_ids=1001', [501]],
    ['?ids=501,503', [501]],
    ['?created_time=2026-03-05', [502]],
    ['?order=id', [501, 502]],
    ['?order=expected_delivery', [501, 502]],
    ['?order=to_prepare', [501, 502]],
    ['?order=-to_prepare', [502, 501]],
  ])('%s finds %j', async (query, found) => {
    const page = await body(`/v2/trysets${query}`);
    expect(ids(page)).toEqual(found);
    expect(page.count).toBe(found.length);
  });

  it('pages through due trysets first, then the others', async () => {
    for (const [offset, found] of [
      [0, [501]],
      [1, [502]],
      [2, []],
    ] as const) {
      const page = await body(`/v2/trysets?order=to_prepare&limit=1&offset=${offset}`);
      expect(ids(page)).toEqual(found);
      expect(page.count).toBe(2);
    }
  });

  it('shows the items of each tryset, to a brand only its own', async () => {
    const itemsOf = async (caller: Caller) => (await body('/v2/trysets?ids=501', caller)).data[0].trysetItems;
    expect((await itemsOf(staff)).map(({ id }: { id: number }) => id)).toEqual([601, 602]);
    expect(await itemsOf(adminA)).toMatchObject([
      {
        id: 601,
        status: 'tryset_preparing',
        isExpress: true,
        brand: { name: 'Acme' },
        product: { code: 'WC-1' },
        stock: { id: 111, code: 'S-111' },
      },
    ]);
  });

  it('shows the main item and the actions that the items allow', async () => {
    const { data } = await body('/v2/trysets?ids=501');
    expect(data[0]).toMatchObject({
      status: 'delivery_requested',
      itemsCount: 2,
      mainItem: { id: 601, status: 'tryset_preparing', productName: 'Wool coat' },
      timeToPrepareDelivery: '2026-03-15',
      user: { username: 'hana', realName: 'Hana Choi' },
      destination: { address: 'Seoul, Mapo 1' },
    });
    const actions = Object.fromEntries(
      data[0].actions.map(({ name, ...answer }: { name: string }) => [name, answer]),
    );
    expect(actions.cancel).toEqual({ allowed: true, reasonCode: null });
    expect(actions.return_accept).toEqual({ allowed: false, reasonCode: 'no_item_may' });
    expect(actions.remove).toEqual({ allowed: false, reasonCode: 'in_use' });
    expect(actions.add_item).toEqual({ allowed: true, reasonCode: null });
  });

  it('shows a brand its own items, with the status over them', async () => {
    const page = await body('/v2/trysets', adminA);
    const rows = page.data.map(({ id, status, itemsCount }: Record<string, unknown>) => [
      id,
      status,
      itemsCount,
    ]);
    expect(rows).toEqual([
      [502, 'returned', 1],
      [501, 'delivery_requested', 1],
    ]);
    expect(await body('/v2/trysets?statuses=delivered', adminA)).toMatchObject({ count: 0 });
    expect(await body('/v2/trysets?statuses=delivered', adminB)).toMatchObject({ count: 1 });
    expect(page.data[0].destination).toBeNull();
    expect(page.data[1].destination.address).toBe('Seoul, Mapo 1');
  });

  it('shows a member its own trysets', async () => {
    expect(ids(await body('/v2/trysets', member(1001)))).toEqual([501]);
    expect((await models.get(member(1001), '/v2/trysets/502')).status).toBe(404);
  });
});

describe('one tryset', () => {
  it('has its items except removed ones', async () => {
    const tryset = await body('/v2/trysets/502');
    expect(tryset.trysetItems.map(({ id }: { id: number }) => id)).toEqual([603, 605]);
    expect(tryset.returnRequest).toBeNull();
  });

  it('shows the recipient, to a brand without the e-mail', async () => {
    await models.pool.query(
      "update private.people set phone = '010-3333', email = 'hana@mail.test' where id = 'tryset:501'",
    );
    const own = await body('/v2/trysets/501');
    expect(own.recipient).toEqual({ name: 'Hana Choi', phone: '010-3333', email: 'hana@mail.test' });
    expect((await body('/v2/trysets/501', adminA)).recipient).toEqual({ ...own.recipient, email: null });
    expect((await body('/v2/trysets/502', adminA)).recipient).toBeNull();
  });

  it('has only its own items for a brand admin', async () => {
    const tryset = await body('/v2/trysets/502', adminA);
    expect(tryset.trysetItems.map(({ id }: { id: number }) => id)).toEqual([605]);
    expect(tryset.user.realName).toBeNull();
    expect(JSON.stringify(tryset)).not.toMatch(/Bolt|Osaka|Sato/);
  });

  it('returns 404 once it is removed', async () => {
    expect((await models.get(staff, '/v2/trysets/503')).status).toBe(404);
  });
});

it('returns the caller’s newest tryset', async () => {
  expect((await body('/v2/trysets/latest', member(1001))).id).toBe(501);
  expect((await models.get(member(1009), '/v2/trysets/latest')).status).toBe(404);
});

describe('what is to be prepared', () => {
  const path = '/v2/trysets/count_to_prepare_delivery';

  it('is counted by day: trysets due on it, and those overdue since earlier days', async () => {
    expect(await body(`${path}/`)).toEqual({ date: '2026-03-15', count: 1, overdueCount: 0 });
    expect(await body(`${path}?date=2026-03-14`)).toEqual({ date: '2026-03-14', count: 0, overdueCount: 0 });
    expect(await body(`${path}?date=2026-03-16`)).toEqual({ date: '2026-03-16', count: 1, overdueCount: 1 });
  });

  it('covers items that the caller may see, from the request until they are sent', async () => {
    expect(await body(path, adminB)).toMatchObject({ count: 1 });
    const sent = (brandId: number) =>
      models.pool.query(
        "update read.tryset_brands set status = 'delivering' where tryset_id = 501 and brand_id = $1",
        [brandId],
      );
    await sent(2);
    expect(await body(path, adminB)).toMatchObject({ count: 0 });
    expect(await body(path, adminA)).toMatchObject({ count: 1 });
    await models.pool.query(
      "update read.tryset_brands set status = 'delivery_requested' where tryset_id = 501",
    );
  });

  it('is the same in count, filter and list order on a later day', async () => {
    const later = await openTestModels({ now: () => new Date('2026-03-17T00:00:00.000Z') });
    await insertTwoBrands(later.pool);
    const found = async (query: string) => ids((await later.get(staff, `/v2/trysets?${query}`)).body);
    expect((await later.get(staff, path)).body).toEqual({ date: '2026-03-17', count: 1, overdueCount: 1 });
    for (const filter of ['today', 'overdue']) {
      expect(await found(`time_to_prepare_delivery_${filter}=true`)).toEqual([501]);
      expect(await found(`time_to_prepare_delivery_${filter}=false`)).toEqual([502]);
    }
    expect(await found('order=to_prepare')).toEqual([501, 502]);
    await later.close();
  });
});

it('reports a member’s current rentals', async () => {
  expect(await body('/v2/trysets/user-status/1002')).toEqual({
    currentUsingTrysetCount: 1,
    currentUsingTrysetItemCount: 1,
    currentReturningTrysetCount: 0,
    currentReturningTrysetItemCount: 0,
    canRequestNewRent: true,
    hasDeferredTrysetItem: false,
    trysetStatusOverviewList: [
      {
        trysetId: 502,
        status: 'delivered',
        itemsCount: 2,
        estimatedDeliveryTime: null,
        deliveredTime: '2026-02-01T00:00:00.000Z',
        expirationTime: '2026-03-17T00:00:00.000Z',
        requestedPickupDate: null,
        confirmedPickupDate: null,
      },
    ],
  });
  expect((await models.get(adminA, '/v2/trysets/user-status/1002')).status).toBe(404);
});

describe('the CSV of trysets', () => {
  const csv = async (url: string, caller: Caller = staff) => {
    const { text, headers } = await models.get(caller, url);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="trysets-\d{4}-\d\d-\d\d\.csv"$/);
    expect(text.startsWith('\uFEFFid,status,')).toBe(true);
    const records: Record<string, string>[] = parse(text, { bom: true, columns: true });
    return records;
  };

  it('has the content and order of the list', async () => {
    const rows = await csv('/v2/trysets/csv?order=to_prepare&limit=1');
    expect(rows.map(({ id }) => id)).toEqual(['501', '502']);
    expect(rows[0]).toMatchObject({
      prepare_on: '2026-03-15',
      delivery_type: 'express',
      username: 'hana',
      address: 'Seoul, Mapo 1',
      item_ids: '601; 602',
      brands: 'Acme; Bolt',
      product_codes: 'WC-1; BJ-1',
      stock_codes: 'S-111; S-211',
    });
    expect((await csv('/v2/trysets/csv?keyword=sato')).map(({ id }) => id)).toEqual(['502']);
  });

  it('shows a brand only its own items, and the recipient only during transport', async () => {
    const rows = await csv('/v2/trysets/csv', adminA);
    expect(rows).toMatchObject([
      { id: '502', recipient: '', phone: '', address: '', item_ids: '605', brands: 'Acme' },
      { id: '501', address: 'Seoul, Mapo 1', item_ids: '601', brands: 'Acme' },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Bolt|BJ-1|Osaka|Sato|S-211/);
  });

  it('refuses members', async () => {
    expect((await models.get(member(1001), '/v2/trysets/csv')).status).toBe(403);
  });
});
