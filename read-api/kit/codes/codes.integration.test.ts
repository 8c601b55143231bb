import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminA, openTestModels, staff, type TestModels } from '../../testing/test-models.ts';
import { insertTwoBrands } from '../../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

const body = async (url: string, caller: Parameters<TestModels['get']>[0] = staff) =>
  (await models.get(caller, url)).body;
const ids = async (url: string, caller: Parameters<TestModels['get']>[0] = staff) =>
  (await body(url, caller)).data.map(({ id }: { id: number }) => id);

describe('the filter `codes`', () => {
  it('finds garments by their whole code, case-insensitive', async () => {
    expect(await ids('/v1/stocks?codes=s-111,S-211,s-11,nowhere')).toEqual([211, 111]);
    expect(await ids('/v1/stocks?codes=S-111,S-211&brand_id=2')).toEqual([211]);
  });

  it("finds tryset items by their garment's code", async () => {
    expect(await ids('/v2/trysets/items?codes=s-111')).toEqual([601]);
    expect(await ids('/v2/trysets/items?codes=s-111,s-211&statuses=tryset_requested')).toEqual([602]);
  });

  it('finds nothing of another brand', async () => {
    expect(await ids('/v1/stocks?codes=S-111,S-211', adminA)).toEqual([111]);
    expect(await ids('/v2/trysets/items?codes=S-111,S-211', adminA)).toEqual([601]);
  });

  it('accepts a hundred codes, and states the number of codes beyond', async () => {
    const codes = (amount: number) => Array.from({ length: amount }, (_, at) => `C${at}`).join(',');
    for (const path of [
      '/v1/stocks',
      '/v2/trysets/items',
      '/v1/stocks/codes',
      '/v1/stocks/actions/preview',
    ]) {
      expect((await models.get(staff, `${path}?codes=${codes(100)}`)).status).toBe(200);
      expect((await models.get(staff, `${path}?codes=${codes(100)},c7`)).status).toBe(200);
      const refused = await models.get(staff, `${path}?codes=${codes(101)}`);
      expect([refused.status, refused.body.errorCode]).toEqual([400, 'request.invalid']);
      expect(refused.body.detail.fields).toEqual([
        { in: 'query', name: 'codes', message: 'takes at most 100 codes at once, not 101' },
      ]);
    }
    expect((await models.get(staff, '/v1/stocks?codes=,%20,')).body.detail.fields[0].message).toBe(
      'names no code',
    );
  });
});

describe('what became of codes', () => {
  it('reports each code once, in the requested order', async () => {
    expect(await body('/v1/stocks/codes?codes=s-111,S-111,nowhere,S-211&brand_id=1')).toEqual({
      data: [
        { code: 's-111', known: true, count: 1 },
        { code: 'nowhere', known: false, count: 0 },
        { code: 'S-211', known: true, count: 0 },
      ],
    });
    expect(await body('/v2/trysets/items/codes?codes=S-111,S-113,S-9')).toMatchObject({
      data: [
        { code: 'S-111', known: true, count: 1 },
        { code: 'S-113', known: true },
        { code: 'S-9', known: false, count: 0 },
      ],
    });
    expect(await body('/v1/stocks/codes')).toEqual({ data: [] });
  });

  it('reports a garment of another brand as unknown', async () => {
    for (const path of ['/v1/stocks/codes', '/v2/trysets/items/codes']) {
      expect(await body(`${path}?codes=S-111,S-211`, adminA)).toEqual({
        data: [
          { code: 'S-111', known: true, count: 1 },
          { code: 'S-211', known: false, count: 0 },
        ],
      });
    }
  });
});

describe('a preview', () => {
  it('counts no rows of another brand', async () => {
    for (const path of ['/v1/stocks', '/v2/trysets/items']) {
      const { count } = await body(path, adminA);
      expect((await body(`${path}/actions/preview`, adminA)).count).toBe(count);
      const others = `${path}/actions/${path === '/v1/stocks' ? 'request_out_stock' : 'accept'}/preview?brand_id=2`;
      expect(await body(others, adminA)).toEqual({
        count: 0,
        may: 0,
        levels: { none: 0, soft: 0, hard: 0 },
        mayNot: [],
      });
    }
  });

  it('refuses a brand admin an action of staff, and unknown actions', async () => {
    const forbidden = await models.get(adminA, '/v1/stocks/actions/check/preview');
    expect([forbidden.status, forbidden.body.errorCode, forbidden.body.detail]).toEqual([
      403,
      'stock_item.forbidden',
      { action: 'check', who: ['staff'] },
    ]);
    const unknown = await models.get(staff, '/v1/stocks/actions/fly/preview');
    expect(unknown.status).toBe(400);
    expect(unknown.body.detail.fields[0].allowed).toContain('request_out_stock');
    expect((await models.get(staff, '/v1/stocks/actions/request-out-stock/preview')).status).toBe(200);
  });
});
