import { afterAll, beforeAll, expect, it } from 'vitest';
import { referenceKindNames, referenceKinds } from '#domain/reference/reference-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { productSizesTable, productsTable } from '#projections/products/tables.ts';
import { referenceTable } from '#projections/reference/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { productRow, referenceRow, sizeRow } from '../testing/rows.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';
import type { ReferenceUse } from './contract.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  await insertRows(models.pool, referenceTable, [
    referenceRow({ kind: 'category', id: 72, name: 'Coats', parentId: 71 }),
    referenceRow({ kind: 'category', id: 73, name: 'Long coats', parentId: 72 }),
    referenceRow({ kind: 'category', id: 74, name: 'Capes', parentId: 71, status: 'retired' }),
    referenceRow({ kind: 'material_type', id: 41, name: 'Shell' }),
    referenceRow({ kind: 'season', id: 31, name: '26 S/S' }),
  ]);
  const materials = [
    { materialTypeId: 41, attribute: 'outer', value: null },
    { materialTypeId: 41, attribute: 'collar', value: null },
  ];
  await insertRows(models.pool, productsTable, [
    productRow({ id: 31, brandId: 1, name: 'Long coat', categoryId: 73, seasonId: 31, materials }),
    productRow({ id: 32, brandId: 2, name: 'Coat of B', categoryId: 72, seasonId: 31, styleIds: [81] }),
    productRow({ id: 33, brandId: 1, name: 'Gone', categoryId: 73, status: 'removed', styleIds: [81] }),
  ]);
  await insertRows(models.pool, productSizesTable, [
    sizeRow({ id: 310, productId: 31, sizeTypeId: 91, measurements: [{ measurementTypeId: 61, value: 40 }] }),
    sizeRow({ id: 311, productId: 31, sizeTypeId: 91, isRemoved: true }),
    sizeRow({ id: 320, productId: 32, sizeTypeId: 91 }),
  ]);
});
afterAll(() => models.close());

async function uses(path: string, caller: Caller = staff): Promise<ReferenceUse[]> {
  return (await models.get(caller, `/v2/${path}/uses`)).body.data;
}

it('counts a category’s products including its descendants, and its direct children', async () => {
  expect(await uses('categories')).toEqual([
    { id: 71, products: 3, categories: 1, measurementTypes: 1 },
    { id: 72, products: 2, categories: 1, measurementTypes: 0 },
    { id: 73, products: 1, categories: 0, measurementTypes: 0 },
  ]);
});

const filters = {
  category: 'category_ids',
  season: 'season_ids',
  style: 'style_ids',
  material_type: 'material_type_ids',
  size_type: 'size_type_ids',
  measurement_type: 'measurement_type_ids',
} as const;

it.each(Object.entries(filters) as [keyof typeof filters, string][])(
  'of a %s as many products as the list answers that is filtered by it',
  async (kind, filter) => {
    for (const caller of [staff, adminA, adminB]) {
      const told = await uses(referenceKinds[kind].path, caller);
      expect(told.length).toBeGreaterThan(0);
      for (const { id, products } of told) {
        const list = await models.get(caller, `/v2/products?${filter}=${id}&limit=1`);
        expect([caller.label, id, list.body.count]).toEqual([caller.label, id, products]);
      }
    }
  },
);

it("counts for a brand admin nothing of another brand's", async () => {
  expect((await uses('seasons', staff))[0]?.products).toBe(2);
  expect((await uses('seasons', adminA))[0]?.products).toBe(1);
  expect((await uses('styles', adminA))[0]?.products).toBe(1);
  expect((await uses('styles', adminB))[0]?.products).toBe(1);
});

it('refuses members', async () => {
  for (const kind of referenceKindNames) {
    expect((await models.get(member(1001), `/v2/${referenceKinds[kind].path}/uses`)).status).toBe(403);
  }
});
