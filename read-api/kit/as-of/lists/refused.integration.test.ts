import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import {
  adminA,
  adminB,
  member,
  openTestModels,
  staff,
  type TestModels,
} from '../../../testing/test-models.ts';

let bench: Bench;
let models: TestModels;

const registered = (id: number, brandId: number, occurredAt: string): Told => ({
  stream: `stock_item-${id}`,
  event: {
    type: 'StockItemRegistered',
    data: {
      stockItemId: id,
      code: `S-${id}`,
      brandId,
      productId: 1,
      productSizeId: 1,
      regionId: 'KOREA',
      quality: 'new',
      discountRate: 0,
      reimbursementRate: 0,
    },
  },
  metadata: { brandIds: [brandId], occurredAt },
});
const then = (id: number, type: string, data: object, occurredAt: string): Told => ({
  stream: `stock_item-${id}`,
  event: { type, data },
  metadata: { brandIds: [1], occurredAt },
});

beforeAll(async () => {
  bench = await openBench();
  models = await openTestModels({ database: bench });
  await bench.take(
    stored([
      registered(1, 1, '2025-03-01T00:00:00.000Z'),
      registered(2, 2, '2025-03-01T00:00:00.000Z'),
      then(1, 'StockItemEntered', { slot: null }, '2025-03-05T14:59:59.999Z'),
      then(1, 'StockItemRemoved', {}, '2025-03-07T15:00:00.000Z'),
    ]),
  );
});
afterAll(async () => {
  await models.close();
  await bench.close();
});

const get = (path: string, caller: Parameters<TestModels['get']>[0] = staff) => models.get(caller, path);
const statuses = async (query: string, caller?: Parameters<TestModels['get']>[0]) => {
  const { body } = await get(`/v1/stocks?${query}`, caller);
  return [
    body.count,
    ...body.data.map(({ id, status }: { id: number; status: string }) => `${id} ${status}`),
  ];
};

describe('a list of the past', () => {
  it('takes a day as its end in Korea', async () => {
    expect(await statuses('as_of=2025-03-04')).toEqual([2, '2 created', '1 created']);
    expect(await statuses('as_of=2025-03-05T14:59:59.998Z')).toEqual([2, '2 created', '1 created']);
    expect(await statuses('as_of=2025-03-05')).toEqual([2, '2 created', '1 in_stock']);
    expect(await statuses('as_of=2025-03-05&statuses=in_stock')).toEqual([1, '1 in_stock']);
    expect(await statuses('as_of=2025-02-28')).toEqual([0]);
  });

  it('shows what was removed since, also to its brand, and nothing of another brand', async () => {
    expect(await statuses('as_of=2025-03-07', adminA)).toEqual([1, '1 in_stock']);
    expect(await statuses('as_of=2025-03-07', adminB)).toEqual([1, '2 created']);
    expect(await statuses('as_of=2025-03-07&brand_id=1', adminB)).toEqual([0]);
    expect(await statuses('as_of=2025-03-07&statuses=in_stock&brand_id=1', adminB)).toEqual([0]);
    expect(await statuses('as_of=2025-03-08')).toEqual([1, '2 created']);
  });

  it('takes a future time as now', async () => {
    const { body } = await get('/v1/stocks?as_of=2030-01-01');
    expect([body.count, body.asOf.time]).toEqual([1, '2026-03-15T00:00:00.000Z']);
  });

  it('links its pages with the same instant', async () => {
    const { body } = await get('/v1/stocks?as_of=2025-03-04&limit=1');
    expect(body.next).toMatch(/as_of=2025-03-04&limit=1&offset=1$/);
  });
});

describe('what a list of the past refuses', () => {
  it.each([
    ['/v1/stocks', 'search', 'is_out_requested', 'product_size_id'],
    ['/v2/trysets/items', 'q', 'post_statuses', 'user_ids'],
    ['/v2/trysets', 'keyword', 'is_prefer_express', 'user_ids'],
    ['/v1/looks', 'username', 'is_hidden', 'certification_status'],
    ['/v1/look-uses', 'q', 'is_ending', 'look_id'],
    ['/v2/orders', 'q', 'has_refund_problem', 'payment_method'],
    ['/v2/orders/invoice-items', 'user_name', 'is_returned', 'product_ids'],
    ['/v2/brand_subscriptions', 'q', 'is_live', 'status'],
    ['/v1/subscriptions/user-tickets', 'q', 'is_live', 'plan_id'],
  ])('%s names filters that it does not know', async (path, one, other, known) => {
    const values: Record<string, string> = { post_statuses: 'posted', has_refund_problem: 'true' };
    const query = [one, other].map(
      (name) => `${name}=${values[name] ?? (name.startsWith('is_') ? 'true' : 'x')}`,
    );
    const { status, body } = await get(`${path}?as_of=2025-03-04&${query.join('&')}`);
    expect([status, body.errorCode]).toEqual([400, 'as_of.filter_unknown']);
    expect(body.detail.unknown).toEqual([one, other]);
    expect(body.detail.known).toContain(known);
  });

  it.each([
    ['as_of_recorded=2025-03-04', 'as_of_recorded'],
    ['as_of=2025-03-04&as_of_recorded=2025-03-04', 'as_of_recorded'],
    ['as_of=2025-02-30', 'as_of'],
    ['as_of=yesterday', 'as_of'],
    ['as_of=', 'as_of'],
    ['as_of=2025-03-04&order=updated_time', 'order'],
    ['as_of=2025-03-04&limit=101', 'limit'],
    ['as_of=2025-03-04&statuses=dreamt', 'statuses'],
  ])('%s is wrong in %s', async (query, name) => {
    for (const path of ['/v1/stocks', '/v1/stocks/csv']) {
      if (path.endsWith('csv') && query.includes('limit')) continue;
      const { status, body } = await get(`${path}?${query}`);
      expect([status, body.errorCode, body.detail.fields?.[0].name], path).toEqual([
        400,
        'request.invalid',
        name,
      ]);
    }
  });

  it('refuses members', async () => {
    const ofDeals = [
      '/v1/look-uses',
      '/v2/orders',
      '/v2/orders/invoice-items',
      '/v1/subscriptions/user-tickets',
    ];
    for (const path of ['/v2/trysets/items', '/v2/trysets', '/v1/looks', ...ofDeals]) {
      const { status, body } = await get(`${path}?as_of=2025-03-04`, member(1001));
      expect([status, body.errorCode], path).toEqual([403, 'auth.forbidden']);
    }
  });
});

describe('its file', () => {
  it('has the rows of the instant', async () => {
    const { status, text } = await get('/v1/stocks/csv?as_of=2025-03-05&statuses=in_stock&language=ko');
    expect(status).toBe(200);
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head).toContain('상태');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^1,S-1,/);
    const ofDeals = [
      '/v1/look-uses',
      '/v2/orders',
      '/v2/brand_subscriptions',
      '/v1/subscriptions/user-tickets',
    ];
    for (const path of [
      '/v2/trysets/items/csv',
      '/v2/trysets/csv',
      ...ofDeals.map((each) => `${each}/csv`),
    ]) {
      expect((await get(`${path}?as_of=2025-03-05`)).status).toBe(200);
    }
  });

  it('has at most 10,000 rows', async () => {
    await bench.query(
      `insert into read.stock_item_days values ('stock_item_moves', 0, 'created in 2025-03-02', 10000)`,
    );
    const { status, body } = await get('/v1/stocks/csv?as_of=2025-03-05');
    expect([status, body.errorCode, body.detail]).toEqual([
      422,
      'as_of.too_many',
      { count: 10_002, atMost: 10_000 },
    ]);
    await bench.query(`delete from read.stock_item_days where bucket = 'created in 2025-03-02'`);
  });
});
