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
const correct = (id: number, stockId: number) =>
  act(id, 'correct_garment', { stock_id: stockId, reason: 'the member sent a picture of its label' });
const itemOf = async (id: number) => (await side.deps.streams.refresh(trysetItem, id)).state;
const garmentOf = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;

/** Ships one of a size's garments. Returns the item, its garment and the others, which are free. */
async function shipped(amount: number) {
  const { userId, productSizeId, stockItemIds } = await givenStock(side, amount);
  const body = { ...recipient, user_id: userId, product_size_ids: [productSizeId] };
  const { body: tryset } = await side.call(staff, 'POST', '/v2/trysets', body);
  const id: number = tryset.items[0].id;
  await act(id, 'accept');
  await act(id, 'outbound', { courier: 'HANJIN', tracking_number: '40120001' });
  const { stockItemId: from } = await itemOf(id);
  return { id, from, others: stockItemIds.filter((stockId) => stockId !== from) };
}

describe('another garment in the box', () => {
  it('takes the place of the one that never left, which goes to the check', async () => {
    const { id, from, others } = await shipped(2);
    const [to = 0] = others;
    expect((await correct(id, to)).status).toBe(200);
    expect(await itemOf(id)).toMatchObject({ status: 'tryset_delivering', stockItemId: to });
    const holder = { kind: 'tryset_item', id };
    expect(await garmentOf(to)).toMatchObject({ status: 'in_use', holder, useCount: 1 });
    expect(await garmentOf(from)).toMatchObject({ status: 'in_check', holder: null, useCount: 0 });
    expect(await correct(id, to)).toMatchObject({ status: 200 });
    await act(id, 'force_track', { courier_status: 'delivered' });
    await act(id, 'arrive_unannounced');
    await act(id, 'return_complete');
    expect(await garmentOf(to)).toMatchObject({ status: 'in_check', holder: null });
    expect((await correct(id, from)).status).toBe(422);
  });

  it('is one garment, even when two people name different ones at once', async () => {
    const { id, from, others } = await shipped(3);
    const [one = 0, other = 0] = others;
    await Promise.all([correct(id, one), correct(id, other)]);
    const { stockItemId } = await itemOf(id);
    expect([one, other]).toContain(stockItemId);
    const lent = await Promise.all([from, one, other].map(garmentOf));
    expect(lent.filter(({ status }) => status === 'in_use')).toHaveLength(1);
    expect(lent.find(({ stockItemId: each }) => each === stockItemId)).toMatchObject({ status: 'in_use' });
    expect(lent.filter(({ holder }) => holder !== null)).toHaveLength(1);
  });

  it('is free, of the same size, and not lent by another item', async () => {
    const [one, other] = [await shipped(1), await shipped(1)];
    const foreign = await correct(one.id, other.from);
    expect(foreign.body.errorCode).toBe('tryset_item.stock_of_another_size');
    expect((await act(one.id, 'correct_garment', { stock_id: one.from })).status).toBe(400);
    expect(await itemOf(one.id)).toMatchObject({ stockItemId: one.from });
    expect(await garmentOf(other.from)).toMatchObject({ holder: { kind: 'tryset_item', id: other.id } });
  });

  it('stays free if the item has arrived meanwhile', async () => {
    const { id, from, others } = await shipped(2);
    const [to = 0] = others;
    await act(id, 'force_delivered', { reason: 'the member has it' });
    await act(id, 'arrive_unannounced');
    expect((await correct(id, to)).status).toBe(409);
    expect(await garmentOf(to)).toMatchObject({ status: 'in_stock', holder: null });
    expect(await itemOf(id)).toMatchObject({ stockItemId: from });
  });
});
