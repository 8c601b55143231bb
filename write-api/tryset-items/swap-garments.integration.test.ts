import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockItem } from '#domain/stock/stock-item.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { Caller } from '#http/caller.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const recipient = {
  name: 'Mina',
  phone: '010-1234-5678',
  destination: { name: 'Mina', phone: '010-1234-5678', address: 'Seoul' },
};

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const act = (id: number, action: string, body: object = {}) =>
  side.call(staff, 'POST', `/v2/trysets/items/${id}/actions/${action}`, body);
const swap = (id: number, stockId: number) =>
  act(id, 'swap_garment', { stock_id: stockId, reason: 'both members wrote' });
const itemOf = async (id: number) => (await side.deps.streams.refresh(trysetItem, id)).state;
const garmentOf = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;
const heldBy = async (id: number) => (await garmentOf((await itemOf(id)).stockItemId)).holder;

/** Ships an item of each size. Returns each item's id and garment. */
async function shipped(productSizeIds: readonly number[], userId: number) {
  const body = { ...recipient, user_id: userId, product_size_ids: productSizeIds };
  const { body: tryset } = await side.call(staff, 'POST', '/v2/trysets', body);
  const ids: number[] = tryset.items.map((item: { id: number }) => item.id);
  for (const id of ids) {
    await act(id, 'accept');
    await act(id, 'outbound', { courier: 'HANJIN', tracking_number: '40120001' });
  }
  return Promise.all(ids.map(async (id) => ({ id, garment: (await itemOf(id)).stockItemId })));
}

/** Ships two items of one size to one member, in a tryset each. */
async function two() {
  const { userId, productSizeId } = await givenStock(side, 3);
  const [one] = await shipped([productSizeId], userId);
  const [other] = await shipped([productSizeId], userId);
  if (one === undefined || other === undefined) throw new Error('two items are shipped');
  return { one, other };
}

describe('two members with each other’s garments', () => {
  it('swap them: both items and both garments follow, also at their returns', async () => {
    const { one, other } = await two();
    expect((await swap(one.id, other.garment)).status).toBe(200);
    expect(await itemOf(one.id)).toMatchObject({ stockItemId: other.garment, swapsWith: null });
    expect(await itemOf(other.id)).toMatchObject({ stockItemId: one.garment, swapsWith: null });
    expect(await heldBy(one.id)).toEqual({ kind: 'tryset_item', id: one.id });
    expect(await heldBy(other.id)).toEqual({ kind: 'tryset_item', id: other.id });
    expect((await swap(one.id, other.garment)).status).toBe(200);
    expect(await itemOf(one.id)).toMatchObject({ stockItemId: other.garment });
    await act(one.id, 'force_delivered', { reason: 'the member has it' });
    await act(one.id, 'arrive_unannounced');
    expect(await garmentOf(other.garment)).toMatchObject({ status: 'in_check' });
    expect(await garmentOf(one.garment)).toMatchObject({ status: 'in_use' });
    const late = await swap(other.id, other.garment);
    expect(late).toMatchObject({ status: 409, body: { errorCode: 'tryset_item.swap_refused' } });
  });

  it('swap them at most once, when two people ask from both sides at once', async () => {
    const { one, other } = await two();
    await Promise.all([swap(one.id, other.garment), swap(other.id, one.garment)]);
    const garments = [(await itemOf(one.id)).stockItemId, (await itemOf(other.id)).stockItemId];
    expect(garments.toSorted()).toEqual([one.garment, other.garment].toSorted());
    expect(await heldBy(one.id)).toEqual({ kind: 'tryset_item', id: one.id });
    expect(await heldBy(other.id)).toEqual({ kind: 'tryset_item', id: other.id });
    expect(await itemOf(one.id)).toMatchObject({ swapsWith: null });
    expect(await itemOf(other.id)).toMatchObject({ swapsWith: null });
  });

  it('keep them while another swap or return is faster', async () => {
    const { one, other } = await two();
    await act(other.id, 'force_delivered', { reason: 'the member has it' });
    const [swapped, arrived] = await Promise.all([
      swap(one.id, other.garment),
      act(other.id, 'arrive_unannounced'),
    ]);
    expect(arrived.status).toBe(200);
    const { stockItemId } = await itemOf(other.id);
    expect(stockItemId).toBe(swapped.status === 200 ? one.garment : other.garment);
    expect(await garmentOf(stockItemId)).toMatchObject({ status: 'in_check' });
    expect(await itemOf(one.id)).toMatchObject({ swapsWith: null });
    expect(await heldBy(one.id)).toEqual({ kind: 'tryset_item', id: one.id });
  });

  it('are of one product, and both are shipped', async () => {
    const { one } = await two();
    const { other } = await two();
    const { stockItemIds } = await givenStock(side, 1);
    for (const stockId of [other.garment, stockItemIds[0] ?? 0, 2_000_000_000]) {
      expect((await swap(one.id, stockId)).body.errorCode).toBe('tryset_item.swap_refused');
    }
    expect(await itemOf(one.id)).toMatchObject({ stockItemId: one.garment, swapsWith: null });
  });
});
