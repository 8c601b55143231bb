import { afterAll, beforeAll, expect, it } from 'vitest';
import { commerceStocksTable } from '#projections/commerce-stock/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { adminA, adminB, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

const list = async (caller = staff, productId = 11) =>
  (await models.get(caller, `/v2/products/${productId}/commerce_stocks`)).body;

async function set(product: object, offer: object): Promise<void> {
  const changed = (values: object, from: number) =>
    Object.keys(values)
      .map((name, index) => `${name} = $${index + from}`)
      .join(', ');
  await models.pool.query(
    `update read.products set ${changed(product, 1)} where id = 11`,
    Object.values(product),
  );
  await models.pool.query(
    `update read.commerce_stocks set ${changed(offer, 1)} where id = 110`,
    Object.values(offer),
  );
}

it('shows each size with what the shop can sell of it', async () => {
  await set({ status: 'published', is_commerce_sale_available: true }, { available_count: 4 });
  expect(await list()).toMatchObject({
    productId: 11,
    isCommerceSaleAvailable: true,
    data: [
      {
        id: 110,
        type: 'brand',
        isForSale: true,
        availableCount: 4,
        setCount: 4,
        product: { id: 11 },
        productSize: { id: 110 },
        isProductOnSale: true,
      },
    ],
  });
});

it('shows a warehouse’s stock as its garments, at most the set count', async () => {
  const garments = async () => (await list()).data[0];
  await models.pool.query(`update read.stock_items set status = 'in_stock', out_stock_request = 'idle'
    where product_size_id = 110`);
  await set({ status: 'published' }, { type: 'warehouse', available_count: null });
  const { garmentCount, availableCount } = await garments();
  expect(garmentCount).toBeGreaterThan(0);
  expect(availableCount).toBe(garmentCount);
  await set({ status: 'published' }, { available_count: 0 });
  expect(await garments()).toMatchObject({ availableCount: 0, setCount: 0, garmentCount });
  await set({ status: 'published' }, { available_count: null });
  await models.pool.query(
    `update read.stock_items set out_stock_request = 'requested' where product_size_id = 110`,
  );
  expect(await garments()).toMatchObject({ availableCount: 0, garmentCount: 0 });
});

it('sells nothing of an unpublished product', async () => {
  await set({ status: 'unpublished' }, { type: 'brand', available_count: 4 });
  expect((await list()).data[0]).toMatchObject({ availableCount: 0, setCount: 4, isProductOnSale: false });
});

it('shows a size whose offer nobody set as sold with its product', async () => {
  expect((await list(staff, 12)).data).toMatchObject([
    {
      id: 120,
      revision: null,
      type: 'warehouse',
      isForSale: true,
      availableCount: 0,
      setCount: null,
      soldCount: 0,
    },
  ]);
  expect((await models.get(staff, '/v2/products/commerce_stocks/120/history')).status).toBe(404);
});

it('shows a brand admin only its own products', async () => {
  expect((await models.get(adminA, '/v2/products/11/commerce_stocks')).status).toBe(200);
  expect((await models.get(adminB, '/v2/products/11/commerce_stocks')).status).toBe(404);
  expect((await models.get(adminB, '/v2/products/commerce_stocks/110')).status).toBe(404);
  expect((await models.get(adminB, '/v2/products/commerce_stocks/210/history')).status).toBe(200);
});

it('has a column for each field', async () => {
  await models.pool.query('delete from read.commerce_stocks where id = 110');
  const at = '2026-03-01T00:00:00.000Z';
  const row = {
    id: 110,
    productId: 11,
    brandId: 1,
    type: 'brand' as const,
    status: 'for_sale' as const,
    availableCount: 1,
    reserved: [{ orderId: 71, orderItemId: 711 }],
    soldCount: 2,
    revision: 3n,
    createdAt: at,
    updatedAt: at,
  };
  await insertRows(models.pool, commerceStocksTable, [row]);
  expect((await list()).data[0]).toMatchObject({ reservedCount: 1, soldCount: 2, revision: '3' });
});
