import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminA, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

const body = async (url: string, caller: Parameters<TestModels['get']>[0] = staff) =>
  (await models.get(caller, url)).body;

describe('the list of stock items', () => {
  it.each([
    ['', [213, 212, 211, 113, 112, 111]],
    ['?product_size_id=210', [213, 212, 211]],
    ['?is_out_requested=true', [212, 112]],
    ['?is_out_requested=false', [213, 211, 113, 111]],
    ['?latest_out_stock_request_status=requested', [212, 112]],
    ['?latest_out_stock_request_statuses=idle,canceled', [213, 211, 113, 111]],
    ['?code=s-11', [113, 112, 111]],
    ['?code=%25', []],
    ['?statuses=in_use,in_stock', [212, 112]],
    ['?statuses=out_stock', []],
    ['?brand_id=1', [113, 112, 111]],
    ['?brand_id=1&statuses=unavailable', [113]],
    ['?region_id=JAPAN', [211]],
    ['?search=jacket', [213, 212, 211]],
    ['?search=SS_1', [112]],
    ['?search=S-111', [111]],
    ['?product_ids=12', [112]],
    ['?ids=214,111', [111]],
    ['?created_time=2026-01-01', [213, 212, 211, 113, 112, 111]],
    ['?created_time=2026-01-02', []],
    ['?order=-use_count&brand_id=1', [112, 111, 113]],
    ['?order=id&limit=500', [111, 112, 113, 211, 212, 213]],
  ])('%s finds %j', async (query, ids) => {
    const page = await body(`/v1/stocks${query}`);
    expect(page.data?.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(page.count).toBe(ids.length);
  });

  it('shows prices, holder and allowed actions', async () => {
    const { data } = await body('/v1/stocks?ids=111');
    expect(data[0]).toMatchObject({
      originalPrice: 100_001,
      discountRate: 15,
      price: 85_000,
      holder: { kind: 'tryset_item', id: 601 },
      productSize: { id: 110, name: 'Free' },
    });
    const { data: held } = await body('/v1/stocks?ids=113');
    const recover = held[0].actions.find(({ name }: { name: string }) => name === 'recover');
    expect(recover).toEqual({ name: 'recover', allowed: true, reasonCode: null });
  });

  it('offers a brand admin no staff actions', async () => {
    const { data } = await body('/v1/stocks?ids=112', adminA);
    const names = data[0].actions.map(({ name }: { name: string }) => name);
    expect(names).toContain('request_out_stock');
    expect(names).not.toContain('check');
  });
});

it('shows one stock item with its memos and rentals', async () => {
  const stock = await body('/v1/stocks/111');
  expect(stock.memos).toEqual([
    {
      id: 'm1',
      subItemImage: null,
      comment: 'a button is loose',
      actor: { label: 'staff', id: 1, name: 'Kim Minji' },
      createdTime: '2026-02-01T00:00:00.000Z',
    },
  ]);
  expect(stock.rentals).toEqual([
    {
      trysetItemId: 601,
      trysetId: 501,
      status: 'tryset_preparing',
      createdTime: '2026-03-01T10:00:00.000Z',
      deliveredTime: null,
      user: { id: 1001, username: 'hana' },
    },
  ]);
  expect((await models.get(staff, '/v1/stocks/214')).status).toBe(404);
});

it('shows the latest out-stock request', async () => {
  const request = await body('/v1/stocks/112/out-stock-request');
  expect(request).toMatchObject({ stockId: 112, status: 'requested', requestedTime: null });
  const cancel = request.actions.find(({ name }: { name: string }) => name === 'cancel_out_stock_request');
  expect(cancel.allowed).toBe(true);
});

describe('figures', () => {
  it('equal the counts of the list', async () => {
    for (const caller of [staff, adminA]) {
      const overview = await body('/v1/stocks/overview', caller);
      for (const [status, count] of Object.entries(overview.statuses)) {
        expect(
          (await body(`/v1/stocks?statuses=${status}&created_time=1999-01-01,2999-01-01`, caller)).count,
        ).toBe(count);
      }
      expect(overview.total).toBe((await body('/v1/stocks', caller)).count);
    }
  });

  it('count garments by status and by use', async () => {
    expect(await body('/v1/stocks/overview')).toMatchObject({
      total: 6,
      inUse: 1,
      requested: 2,
      inCheck: 0,
      outStockRequested: 2,
    });
    const { data } = await body('/v1/stocks/stats/status?brand_id=1');
    expect(data).toContainEqual({ status: 'unavailable', count: 1 });
    const use = await body('/v1/stocks/stats/use', adminA);
    expect(use.total).toBe(3);
    expect(use.data).toEqual([
      { useCount: 0, orMore: false, count: 1 },
      { useCount: 1, orMore: false, count: 0 },
      { useCount: 2, orMore: false, count: 0 },
      { useCount: 3, orMore: false, count: 1 },
      { useCount: 4, orMore: false, count: 0 },
      { useCount: 5, orMore: true, count: 1 },
    ]);
    expect((await body('/v1/stocks/overview?brand_id=2', adminA)).total).toBe(0);
  });

  it('report reimbursements for garments that can no longer be lent, rounded down', async () => {
    const all = await body('/v1/stocks/reimbursement-items/all');
    expect(all.map(({ id, amount }: { id: number; amount: number }) => [id, amount])).toEqual([
      [213, 25_000],
      [113, 33_000],
    ]);
    expect(await body('/v1/stocks/reimbursement-items/totals')).toMatchObject({ count: 2, amount: 58_000 });
    expect(await body('/v1/stocks/reimbursement-items/totals', adminA)).toEqual({
      count: 1,
      amount: 33_000,
      sums: [{ currency: 'KRW', count: 1, amount: 33_000 }],
    });
    expect((await body('/v1/stocks/reimbursement-items?limit=1')).count).toBe(2);
  });

  it('report settled amounts regardless of current price and rate, and filter by the day', async () => {
    const settled = { amount: 12_345, originalPrice: 24_690, rate: 50, on: '2026-03-05' };
    const given = [JSON.stringify(settled), settled.on];
    await models.pool.query(
      'update read.stock_items set reimbursement = $1::jsonb, unavailable_on = $2 where id = 213',
      given,
    );
    await models.pool.query("update read.stock_items set unavailable_on = '2026-03-06' where id = 113");
    const all = await body('/v1/stocks/reimbursement-items/all');
    expect(all).toMatchObject([
      {
        id: 213,
        amount: 12_345,
        originalPrice: 24_690,
        reimbursementRate: 50,
        isSettled: true,
        unavailableDate: '2026-03-05',
      },
      { id: 113, amount: 33_000, isSettled: false, unavailableDate: '2026-03-06' },
    ]);
    const totalOf = ({ count, amount }: { count: number; amount: number }) => ({ count, amount });
    const of = async (days: string) => ({
      ids: (await body(`/v1/stocks/reimbursement-items?unavailable_date=${days}`)).data.map(
        ({ id }: { id: number }) => id,
      ),
      totals: totalOf(await body(`/v1/stocks/reimbursement-items/totals?unavailable_date=${days}`)),
    });
    expect(await of('2026-03-05')).toEqual({ ids: [213], totals: { count: 1, amount: 12_345 } });
    expect(await of('2026-03-05,2026-03-06')).toEqual({
      ids: [213, 113],
      totals: { count: 2, amount: 45_345 },
    });
    expect(await of('2026-03-07,2026-04-01')).toEqual({ ids: [], totals: { count: 0, amount: 0 } });
    const wrong = await models.get(staff, '/v1/stocks/reimbursement-items?unavailable_date=2026-02-30');
    expect(wrong.status).toBe(400);
  });

  it('report reimbursements by currency and by reason, and as a file', async () => {
    const path = '/v1/stocks/reimbursement-items';
    const move = (region: string) =>
      models.pool.query('update read.stock_items set region_id = $1 where id = 213', [region]);
    await move('JAPAN');
    const { count, amount, sums } = await body(`${path}/totals`);
    expect(sums.map(({ currency }: { currency: string }) => currency)).toEqual(['KRW', 'JPY']);
    const total = (field: 'count' | 'amount') =>
      sums.reduce((sum: number, each: Record<string, number>) => sum + (each[field] ?? 0), 0);
    expect([total('count'), total('amount')]).toEqual([count, amount]);
    const damaged = await body(`${path}?unavailable_reasons=damaged`);
    expect(damaged.data.map(({ id, currency }: { id: number; currency: string }) => [id, currency])).toEqual([
      [213, 'JPY'],
    ]);
    expect((await body(`${path}/totals?unavailable_reasons=polluted`)).count).toBe(0);
    expect((await models.get(staff, `${path}?unavailable_reasons=stolen`)).status).toBe(400);
    const { text } = await models.get(adminA, `${path}/csv?language=en`);
    const [header, ...lines] = text.trim().split('\r\n');
    expect(header).toContain('Unavailable since');
    expect(lines).toEqual([expect.stringMatching(/^113,.*,KRW,/)]);
    await move('KOREA');
  });

  it('report out-stock requests by brand', async () => {
    const path = '/v1/stocks/summary/out-stock-requested/brand-stock-status';
    const { data, count } = await body(path);
    expect(count).toBe(2);
    expect(data[0]).toEqual({
      brand: { id: 1, name: 'Acme', nameKo: '아크메' },
      outStockAddress: null,
      totalInStockCount: 1,
      outStockRequestedCount: 1,
      inStockCount: 1,
      effectiveOutStockRequestedCount: 1,
    });
    const ready = await body(`${path}?effective_out_stock_requested_count_gt=0`);
    expect(ready.data.map((row: { brand: { id: number } }) => row.brand.id)).toEqual([1]);
  });
});

it('exports exactly the matching rows', async () => {
  const { text } = await models.get(
    adminA,
    '/v1/stocks/csv?statuses=in_stock,requested,in_use&limit=1&order=id',
  );
  const rows = text.trim().split('\r\n');
  expect(text.startsWith('\uFEFFid,code,status')).toBe(true);
  expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual(['111', '112']);
});

describe('garments sorted', () => {
  beforeAll(async () => {
    const lying = [
      [111, 'S', 'A', '3', 10],
      [112, 'C', 'A', '3', 9],
      [113, 'B', 'A', '12', 1],
      [211, 'A', 'b', '1', 1],
      [212, null, 'AA', '1', 1],
    ] as const;
    await models.pool.query('update read.stock_items set slot = null, grade = null');
    for (const [id, grade, sectorCode, cellCode, slotNumber] of lying) {
      const slot = { sectorCode, cellCode, slotNumber };
      await models.pool.query('update read.stock_items set slot = $2, grade = $3 where id = $1', [
        id,
        slot,
        grade,
      ]);
    }
  });

  it.each([
    ['code', [111, 112, 113, 211, 212, 213]],
    ['-code', [213, 212, 211, 113, 112, 111]],
    ['grade', [111, 211, 113, 112, 212, 213]],
    ['-grade', [112, 113, 211, 111, 213, 212]],
    ['slot', [112, 111, 113, 211, 212, 213]],
    ['-slot', [212, 211, 113, 111, 112, 213]],
  ])('by %s are %j', async (order, ids) => {
    const { data } = await body(`/v1/stocks?order=${order}`);
    expect(data.map(({ id }: { id: number }) => id)).toEqual(ids);
  });
});
