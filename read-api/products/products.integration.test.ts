import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { logTable } from '#projections/kit/tables/log.ts';
import { productSizesTable, productsTable } from '#projections/products/tables.ts';
import { stockItemsTable } from '#projections/stock/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { logRow, productRow, sizeRow, stockItemRow } from '../testing/rows.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  await insertRows(models.pool, productsTable, [
    productRow({
      id: 13,
      brandId: 1,
      name: '=SUM(A1)',
      code: 'KN-1',
      materials: [{ materialTypeId: 41, attribute: null, value: null }],
    }),
  ]);
  await insertRows(models.pool, productSizesTable, [
    sizeRow({ id: 130, productId: 13, measurements: [{ measurementTypeId: 61, value: 52 }] }),
    sizeRow({ id: 131, productId: 13, sizeTypeId: 91, isRemoved: true }),
  ]);
  await insertRows(models.pool, stockItemsTable, [
    stockItemRow({ id: 131, brandId: 1, productId: 13, productSizeId: 130, useCount: 2 }),
    stockItemRow({ id: 132, brandId: 1, productId: 13, productSizeId: 130, outStockRequest: 'requested' }),
    stockItemRow({ id: 133, brandId: 1, productId: 13, productSizeId: 130, status: 'in_check', useCount: 1 }),
    stockItemRow({ id: 134, brandId: 1, productId: 13, productSizeId: 130, isRemoved: true }),
  ]);
  const ofA = { brandIds: [1] };
  await insertRows(models.pool, logTable, [
    logRow('product-13', 0n, 'ProductRegistered', registered(13, 1), {
      ...ofA,
      at: '2026-01-01T00:00:00.000Z',
    }),
    logRow('product-13', 1n, 'ProductPublished', {}, { ...ofA, at: '2026-01-02T00:00:00.000Z' }),
    logRow('product-14', 0n, 'ProductRegistered', registered(14, 1), {
      ...ofA,
      at: '2026-01-01T00:00:00.000Z',
    }),
    logRow('product-14', 1n, 'ProductRemoved', {}, { ...ofA, at: '2026-01-02T00:00:00.000Z' }),
  ]);
});
afterAll(() => models.close());

function registered(productId: number, brandId: number) {
  return { productId, brandId, name: 'Knit', originalPrice: 1000, price: 1000, discountRate: 0 };
}

const get = (url: string, caller: Caller = staff) => models.get(caller, url);

describe('the filters by reference data', () => {
  it.each([
    ['style_ids=81', [12]],
    ['size_type_ids=91', [11]],
    ['measurement_type_ids=61', [13]],
    ['material_type_ids=41', [13]],
    ['style_ids=81,82&q=silk', [12]],
    ['q=KN-', [13]],
    ['q=Bolt', [22, 21]],
  ])('%s finds %j', async (query, found) => {
    const { body } = await get(`/v2/products?${query}`);
    expect([body.count, body.data.map(({ id }: { id: number }) => id)]).toEqual([found.length, found]);
  });
});

describe('the counts of a list of products', () => {
  it.each(['', '&q=KN-', '&order=name', '&ids=21,13,11'])('are those of each product: %j', async (filter) => {
    const { body: list } = await get(`/v2/products?limit=200${filter}`);
    const { body: counts } = await get(`/v2/products/stock_status?limit=200${filter}`);
    const ids = list.data.map(({ id }: { id: number }) => id);
    expect([counts.count, counts.data.map(({ productId }: { productId: number }) => productId)]).toEqual([
      list.count,
      ids,
    ]);
    for (const [at, id] of ids.entries()) {
      const { body: one } = await get(`/v2/products/${id}/stock_status`);
      expect(counts.data[at]).toEqual(one);
    }
  });

  it('hold no products of other brands', async () => {
    const { body } = await get('/v2/products/stock_status?limit=200', adminB);
    expect(body.data.map(({ productId }: { productId: number }) => productId)).toEqual([22, 21]);
  });
});

describe('the counts of garments', () => {
  it.each([
    ['total', ''],
    ['inUse', '&statuses=in_use'],
    ['requested', '&statuses=requested'],
    ['inCheck', '&statuses=in_check'],
    ['availability', '&statuses=in_stock&is_out_requested=false'],
  ] as const)('%s is the count of the stock list with %j', async (name, filter) => {
    for (const [product, size] of [
      [11, 110],
      [13, 130],
      [21, 210],
    ] as const) {
      const { stockStatusCount, sizes } = (await get(`/v2/products/${product}`)).body;
      const ofProduct = await get(`/v1/stocks?product_ids=${product}${filter}`);
      const ofSize = await get(`/v1/stocks?product_size_id=${size}${filter}`);
      expect(ofProduct.body.count).toBe(stockStatusCount[name]);
      expect(ofSize.body.count).toBe(sizes[0].stockStatusCount[name]);
    }
  });

  it('counts every rental of every garment', async () => {
    const { stockStatusCount } = (await get('/v2/products/13')).body;
    expect(stockStatusCount).toMatchObject({ total: 3, use: 3, availability: 1, inCheck: 1 });
  });
});

describe('the CSV', () => {
  it('contains all matching products in their order, without formulas', async () => {
    const { text: whole } = await get('/v2/products/csv?brand_ids=1&order=id&limit=1');
    expect(whole.startsWith('\u{feff}id,code,name,')).toBe(true);
    const lines = whole.trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['11', '12', '13']);
    expect(lines[3]).toContain("KN-1,'=SUM(A1),Acme");
    expect(lines[3]).toContain(',3,0,0,1,1,3,');
  });

  it("holds a brand admin's own products alone, whatever it asks for", async () => {
    for (const query of ['', '?brand_ids=2', '?ids=21,22', '?q=bolt']) {
      const { text } = await get(`/v2/products/csv${query}`, adminA);
      expect(text).not.toContain('Bolt');
    }
    const { text } = await get('/v2/products/csv', adminB);
    expect(text.trim().split('\r\n')).toHaveLength(3);
    expect((await get('/v2/products/csv', member(1001))).status).toBe(403);
  });
});

describe('the history', () => {
  it('shows a product’s events newest first, with their changes', async () => {
    const { body } = await get('/v2/products/13/history');
    expect(body.data.map(({ type }: { type: string }) => type)).toEqual([
      'ProductPublished',
      'ProductRegistered',
    ]);
    expect(body.data[0]).toMatchObject({
      category: 'product',
      changes: [{ field: 'status', before: 'unpublished', after: 'published' }],
    });
    expect((await get('/v2/products/13/history?types=ProductPublished')).body.count).toBe(1);
  });

  it("is not there for another brand's admin, nor for a member", async () => {
    expect((await get('/v2/products/13/history', adminA)).status).toBe(200);
    expect((await get('/v2/products/13/history', adminB)).status).toBe(404);
    expect((await get('/v2/products/4711/history')).status).toBe(404);
    expect((await get('/v2/products/13/history', member(1001))).status).toBe(403);
  });

  it('of a removed product stays visible to staff only, and a brand admin never gets raw events', async () => {
    expect((await get('/v2/products/14/history')).body.count).toBe(2);
    expect((await get('/v2/products/14/history', adminA)).status).toBe(404);
    expect((await get('/v2/products/13/history', adminA)).body.data[0]).not.toHaveProperty('raw');
  });
});
