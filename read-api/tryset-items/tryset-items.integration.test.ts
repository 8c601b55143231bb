import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackingKey } from '#domain/text/tracking-number.ts';
import type { Caller } from '#http/caller.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

const list = async (caller: Caller, query = '') => {
  const { status, body } = await models.get(caller, `/v2/trysets/items${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.count).toBe(body.data.length);
  return body.data.map(({ id }: { id: number }) => id);
};

describe('the list of tryset items', () => {
  it.each([
    ['', [605, 603, 602, 601]],
    ['?state=tryset_delivered', [603]],
    ['?state=tryset_preparing', [601]],
    ['?state=idle', []],
    ['?state=delivery_requested', [602, 601]],
    ['?statuses=tryset_preparing,return_delivered', [605, 601]],
    ['?state=delivery_requested&statuses=tryset_preparing', [601]],
    ['?state=returned&statuses=tryset_preparing', []],
    ['?post_statuses=posted,refused', [605, 603]],
    ['?is_look_posted=true', [603]],
    ['?is_look_posted=false', [605, 602, 601]],
    ['?brand_id=2', [603, 602]],
    ['?brand_id=99', []],
    ['?q=bj-1', [603, 602]],
    ['?q=S-111', [601]],
    ['?q=jacket', [603, 602]],
    ['?q=hana', [602, 601]],
    ['?name=Sato', [605, 603]],
    ['?q=100%25', [605]],
    ['?q=S_1', [605]],
    ['?q=%5C', []],
    ['?product_ids=11,12', [605, 601]],
    ['?product_ids=9007199254740993', []],
    ['?product_name=coat', [601]],
    ['?product_name=WC-1', []],
    ['?stock_ids=212,111', [603, 601]],
    ['?tryset_ids=501', [602, 601]],
    ['?user_ids=1002', [605, 603]],
    ['?ids=601,604', [601]],
    ['?delivery_type=express', [601]],
    ['?delivery_type=normal', [605, 603, 602]],
    ['?created_time=2026-03-01', [602, 601]],
    ['?created_time=2026-03-01,2026-03-05', [603, 602, 601]],
    ['?created_time=2026-03-01T10:00:01Z,2026-03-06', [603]],
    ['?user_genders=male', [605, 603]],
    ['?user_regions=JAPAN,KOREA', [605, 603, 602, 601]],
    ['?order=id', [601, 602, 603, 605]],
    ['?order=-created_time', [603, 602, 601, 605]],
    ['?order=created_time', [605, 601, 602, 603]],
  ])('%s finds %j', async (query, ids) => {
    expect(await list(staff, query)).toEqual(ids);
  });

  it('counts all rows and shows one page', async () => {
    const { body } = await models.get(staff, '/v2/trysets/items?limit=1&offset=1');
    expect(body).toMatchObject({
      count: 4,
      length: 1,
      next: 'http://tryset.test/v2/trysets/items?limit=1&offset=2',
      previous: 'http://tryset.test/v2/trysets/items?limit=1&offset=0',
    });
    expect(body.data[0].id).toBe(603);
  });

  it('shows complete rows with their allowed actions', async () => {
    const { body } = await models.get(staff, '/v2/trysets/items?ids=603');
    const [row] = body.data;
    expect(row).toMatchObject({
      id: 603,
      trysetId: 502,
      status: 'tryset_delivered',
      revision: '0',
      trialEnd: '2026-03-17T00:00:00.000Z',
      remainingDays: 2,
      isLookPosted: true,
      user: { id: 1002, username: 'jiro', realName: 'Jiro Sato', gender: 'male', regionId: 'JAPAN' },
      brand: { id: 2, name: 'Bolt', nameKo: null },
      product: { id: 21, name: 'Bolt jacket', code: 'BJ-1', categoryName: null },
      productSize: { id: 210, name: 'M' },
      stock: { id: 212, code: 'S-212', status: 'in_use' },
    });
    const actions = new Map(row.actions.map((action: { name: string }) => [action.name, action]));
    expect(actions.get('request_return')).toEqual({
      name: 'request_return',
      allowed: true,
      reasonCode: null,
    });
    expect(actions.get('outbound')).toMatchObject({ allowed: false, reasonCode: 'status' });
    expect(actions.get('refuse_post')).toMatchObject({ allowed: false, reasonCode: 'already_posted' });
    expect(actions.has('request')).toBe(false);
  });

  it('finds items by full tracking number of delivery or return, with or without hyphens', async () => {
    const parcels = [
      [601, '4012-7770', null],
      [602, null, '40127770'],
      [603, '40127770-1', '77'],
    ] as const;
    for (const [id, out, back] of parcels) {
      const set =
        'update read.tryset_items set tracking_number = $2, return_tracking_number = $3 where id = $1';
      await models.pool.query(set, [id, out, back]);
    }
    expect(await list(staff, '?tracking_number=4012-7770')).toEqual([602, 601]);
    expect(await list(staff, '?tracking_number=40-127770')).toEqual([602, 601]);
    expect(await list(staff, '?tracking_number=4012')).toEqual([]);
    expect(await list(adminA, '?tracking_number=40127770')).toEqual([601]);
    for (const scan of ['a40127770a', '４０１２－７７７０', ']C140127770', 'ㅁ40127770ㅁ', ' 4012 7770 ']) {
      expect(await list(staff, `?tracking_number=${encodeURIComponent(scan)}`)).toEqual([602, 601]);
    }
  });

  it('finds a tracking number that was stored as scanned', async () => {
    const number = 'update read.tryset_items set tracking_number = $1 where id = 601';
    for (const kept of [
      'a403312345678a',
      '４０３３１２３４５６７８',
      'ㅁ403312345678ㅇ',
      '4033 1234-5678',
      'C403312345678d',
    ]) {
      await models.pool.query(number, [kept]);
      expect(await list(staff, '?tracking_number=403312345678')).toEqual([601]);
      const { rows } = await models.pool.query<{ key: string }>('select read.parcel_key($1) as key', [kept]);
      expect(rows).toEqual([{ key: trackingKey(kept) }]);
    }
    expect(await list(staff, '?tracking_number=-')).toEqual([]);
  });

  it('takes size and category names from reference data', async () => {
    const { body } = await models.get(staff, '/v2/trysets/items?ids=601');
    expect(body.data[0]).toMatchObject({
      product: { categoryName: 'Outer' },
      productSize: { name: 'Free' },
    });
  });
});

describe('one tryset item', () => {
  it('has its destination and the other items of its tryset', async () => {
    const { body } = await models.get(staff, '/v2/trysets/items/601/');
    expect(body.destination).toEqual({
      name: 'Hana at work',
      phone: '010-3333',
      address: 'Seoul, Mapo 1',
      notes: 'the red door',
    });
    expect(body.siblings).toEqual([
      { id: 602, status: 'tryset_requested', productName: 'Bolt jacket', coverImage: null },
    ]);
  });

  it('has all pictures of its product, the cover first, without duplicates', async () => {
    const { body: before } = await models.get(staff, '/v2/trysets/items/601');
    expect(before.pictures).toEqual([]);
    const [cover, other] = ['a'.repeat(64), 'b'.repeat(64)];
    await models.pool.query('update read.products set cover_image = $1, contents = $2 where id = $3', [
      cover,
      [other, cover],
      before.product.id,
    ]);
    for (const path of ['/v2/trysets/items/601', `/v1/stocks/${before.stock.id}`]) {
      const { body } = await models.get(adminA, path);
      const origins = body.pictures.map(
        ({ origin }: { origin: { url: string } }) => origin.url.split('?')[0],
      );
      expect(origins, path).toEqual([cover, other].map((hash) => `/v1/pictures/${hash}`));
    }
  });

  it('returns 404 once it is removed', async () => {
    const { status, body } = await models.get(staff, '/v2/trysets/items/604');
    expect([status, body.errorCode]).toEqual([404, 'tryset_item.not_found']);
  });
});

describe('a brand admin', () => {
  it('finds only its own items with any filter', async () => {
    expect(await list(adminA)).toEqual([605, 601]);
    expect(await list(adminB)).toEqual([603, 602]);
    for (const query of ['?brand_id=2', '?q=bolt', '?ids=602', '?tryset_ids=502&statuses=tryset_delivered']) {
      expect(await list(adminA, query)).toEqual([]);
    }
    expect(await list(adminA, '?statuses=tryset_delivered')).toEqual([]);
    expect(await list(adminA, '?post_statuses=posted')).toEqual([]);
  });

  it('gets the same answer for another brand’s item as for a missing one', async () => {
    const others = await models.get(adminA, '/v2/trysets/items/602');
    const none = await models.get(adminA, '/v2/trysets/items/699');
    expect(others.status).toBe(404);
    expect(others.body).toEqual({
      ...none.body,
      message: none.body.message.replace('699', '602'),
      detail: { id: 602 },
    });
    expect((await models.get(adminA, '/v2/trysets/items/602/history')).status).toBe(404);
  });

  it('sees a parcel’s recipient only during its preparation and transport', async () => {
    const preparing = (await models.get(adminA, '/v2/trysets/items/601')).body;
    expect(preparing.destination).toMatchObject({ name: 'Hana at work', address: 'Seoul, Mapo 1' });
    expect(preparing.siblings).toEqual([]);
    const returned = (await models.get(adminA, '/v2/trysets/items/605')).body;
    expect(returned.user).toMatchObject({ username: 'jiro', realName: null });
    expect(returned.destination).toBeNull();
    const requested = (await models.get(adminB, '/v2/trysets/items/602')).body;
    expect(requested.destination).toBeNull();
  });

  it('never sees a member’s real name, even while preparing a parcel', async () => {
    expect((await models.get(staff, '/v2/trysets/items/601')).body.user.realName).toBe('Hana Choi');
    for (const path of ['/v2/trysets/items/601', '/v2/trysets/items/605', '/v2/trysets/501']) {
      expect((await models.get(adminA, path)).body.user).toMatchObject({ realName: null });
    }
    for (const path of ['/v2/trysets/items', '/v2/trysets']) {
      const { data } = (await models.get(adminA, path)).body;
      expect(data.map((row: { user: { realName: string | null } }) => row.user.realName)).toEqual([
        null,
        null,
      ]);
    }
    expect((await models.get(adminA, '/v2/trysets/items/csv')).text).not.toContain('Choi');
  });

  it('cannot find a member by a name that it may not see', async () => {
    expect(await list(adminA, '?q=Sato')).toEqual([]);
    expect(await list(adminA, '?q=jiro')).toEqual([605]);
    expect(await list(adminA, '?name=090-2222')).toEqual([]);
  });

  it('gets no rows of another brand in CSV or tags', async () => {
    const { text } = await models.get(adminA, '/v2/trysets/items/csv');
    expect(text).toContain('Wool coat');
    expect(text).not.toContain('Bolt');
    expect(text).not.toContain('Jiro');
    const { body } = await models.get(adminA, '/v2/trysets/items/list-tag');
    expect(JSON.stringify(body)).not.toContain('Bolt');
    expect(body.brands).toEqual([{ id: 1, name: 'Acme', nameKo: '아크메', count: 2 }]);
  });
});

it('shows a member only its own items', async () => {
  expect(await list(member(1001))).toEqual([602, 601]);
  expect((await models.get(member(1001), '/v2/trysets/items/603')).status).toBe(404);
  expect((await models.get(member(1001), '/v2/trysets/items/csv')).status).toBe(403);
});

describe('CSV', () => {
  it('contains exactly the matching rows, with Excel’s byte order mark and without formulas', async () => {
    const { headers, text } = await models.get(staff, '/v2/trysets/items/csv?post_statuses=refused&limit=1');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="tryset-items-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(text.startsWith('\uFEFFid,tryset_id,status')).toBe(true);
    expect(text).toContain("'=cmd|calc");
    expect(text.trim().split('\r\n')).toHaveLength(2);
    const all = await models.get(staff, '/v2/trysets/items/csv?limit=1&order=id');
    const rows = all.text.trim().split('\r\n').slice(1);
    expect(rows.map((row) => Number(row.split(',')[0]))).toEqual([601, 602, 603, 605]);
  });

  it('refuses an invalid filter like any call', async () => {
    const { status, body } = await models.get(staff, '/v2/trysets/items/csv?statuses=lost');
    expect([status, body.errorCode]).toEqual([400, 'request.invalid']);
  });
});

it('offers the tags of the matching items', async () => {
  const { body } = await models.get(staff, '/v2/trysets/items/list-tag?brand_id=2');
  expect(body).toEqual({
    statuses: [
      { name: 'tryset_delivered', count: 1 },
      { name: 'tryset_requested', count: 1 },
    ],
    brands: [{ id: 2, name: 'Bolt', nameKo: null, count: 2 }],
    products: [{ id: 21, name: 'Bolt jacket', code: 'BJ-1' }],
  });
});
