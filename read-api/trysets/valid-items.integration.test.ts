import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { trysetItemsTable } from '#projections/tryset-items/tables.ts';
import { withItems } from '#projections/trysets/items-of-tryset.ts';
import { trysetsTable } from '#projections/trysets/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { trysetItemRow, trysetRow } from '../testing/rows.ts';
import { openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

const member = { userId: 1001 };
let models: TestModels;

/** Inserts a tryset of member Hana with items in these statuses. */
async function insertTryset(id: number, statuses: readonly TrysetItemStatus[]) {
  const items = statuses.map((status, index) =>
    trysetItemRow({ id: id * 10 + index, trysetId: id, ...member, brandId: 1, productId: 11, status }),
  );
  await insertRows(models.pool, trysetItemsTable, items);
  await insertRows(models.pool, trysetsTable, [withItems(trysetRow({ id, ...member, items: [] }), items)]);
}

beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  await insertTryset(511, ['tryset_canceled', 'tryset_delivered', 'return_delivered', 'return_delivering']);
  await insertTryset(512, ['return_delivered', 'return_requested', 'purchased', 'tryset_canceled']);
});
afterAll(() => models.close());

const body = async (url: string) => (await models.get(staff, url)).body;

test('ignores canceled items in counts and as the main item', async () => {
  expect(await body('/v2/trysets/511')).toMatchObject({
    status: 'delivered',
    itemsCount: 3,
    mainItem: { id: 5111 },
  });
  expect((await body('/v2/trysets?ids=511')).data[0].itemsCount).toBe(3);
  expect(await body('/v1/users/1001/metrics/tryset-items')).toMatchObject({ totalCount: 8 });
});

test('does not count returned or returning items as in use', async () => {
  const status = await body('/v2/trysets/user-status/1001');
  expect(status).toMatchObject({
    // The two items of tryset 501 and the delivered one count as in use. Tryset 511 is in use as long as one of its
    // items is.
    currentUsingTrysetCount: 2,
    currentUsingTrysetItemCount: 3,
    currentReturningTrysetCount: 1,
    currentReturningTrysetItemCount: 2,
  });
  const counts = status.trysetStatusOverviewList.map(({ trysetId, itemsCount }: Record<string, number>) => [
    trysetId,
    itemsCount,
  ]);
  expect(counts).toEqual([
    [512, 3],
    [511, 3],
    [501, 2],
  ]);
});
