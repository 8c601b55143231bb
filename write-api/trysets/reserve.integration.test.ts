import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext } from '../masters/context.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import type { Wanted } from './reserve.ts';
import { reserveInOrder } from './reserve-in-order.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const context = () => systemContext(side.deps.clock);
const newItem = async () => ({
  trysetItemId: await side.deps.ids.next('tryset_item'),
  trysetId: await side.deps.ids.next('tryset'),
});
const reserve = async (wanted: Wanted) =>
  (await reserveInOrder(side.deps, [wanted], context())).get(wanted.trysetItemId) ?? 0;
const isFree = async (stockItemId: number) => {
  const [row] = await side.deps.db
    .selectFrom('write.stock_candidates')
    .select('is_free')
    .where('stock_item_id', '=', stockItemId as never)
    .execute();
  return row?.is_free;
};

test('a request that is tried again after a crash takes the garment that it had reserved already', async () => {
  const { productSizeId } = await givenStock(side, 3);
  const wanted = { ...(await newItem()), productSizeId };
  const first = await reserve(wanted);
  await expect.poll(() => isFree(first)).toBe(false);
  expect(await reserve(wanted)).toBe(first);
});

test('a garment that came free is found while the index does not know it yet', async () => {
  const { productSizeId, stockItemIds } = await givenStock(side, 1);
  const [only = 0] = stockItemIds;
  await expect.poll(() => isFree(only)).toBe(true);
  await side.deps.db
    .updateTable('write.stock_candidates')
    .set({ is_free: false })
    .where('stock_item_id', '=', only as never)
    .execute();
  const wanted = { ...(await newItem()), productSizeId };
  expect(await reserve(wanted)).toBe(only);
});
