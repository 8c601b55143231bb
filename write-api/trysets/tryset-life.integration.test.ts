import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockItem } from '#domain/stock/stock-item.ts';
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

async function requested(garments = 1, headers = {}) {
  const given = await givenStock(side, garments);
  const body = { ...recipient, user_id: given.userId, product_size_ids: [given.productSizeId] };
  const answer = await side.call(staff, 'POST', '/v2/trysets', body, headers);
  return { given, body, answer, itemId: answer.body.items?.[0]?.id as number };
}

const item = (id: number, action: string, body?: object, headers?: object) =>
  side.call(staff, 'POST', `/v2/trysets/items/${id}/actions/${action}`, body, headers);
const garment = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;

describe('a tryset from request to return', () => {
  it('reserves, lends and receives the garment in the item’s name', async () => {
    const { given, answer, itemId } = await requested();
    expect(answer.status).toBe(201);
    const [stockId = 0] = given.stockItemIds;
    expect(await garment(stockId)).toMatchObject({ status: 'requested', holder: { id: itemId } });
    const parcel = { courier: 'HANJIN', tracking_number: '123' };
    for (const [action, body, status, stock] of [
      ['accept', {}, 'tryset_preparing', 'requested'],
      ['outbound', parcel, 'tryset_delivering', 'in_use'],
      ['force_delivered', { reason: 'the member has it' }, 'tryset_delivered', 'in_use'],
      ['request_return', {}, 'return_requested', 'in_use'],
      ['accept_return', {}, 'return_preparing', 'in_use'],
      ['return-item', parcel, 'return_delivering', 'in_use'],
      ['arrive', {}, 'return_arrived', 'in_check'],
      ['return_complete', {}, 'return_delivered', 'in_check'],
    ] as const) {
      const taken = await item(itemId, action, body);
      expect([action, taken.status, taken.body.status]).toEqual([action, 200, status]);
      expect((await garment(stockId)).status).toBe(stock);
    }
    expect(await garment(stockId)).toMatchObject({ holder: null, useCount: 1 });
    const checked = await side.call(staff, 'POST', `/v1/stocks/${stockId}/check-complete`, { grade: 'A' });
    expect(checked.body.status).toBe('in_stock');
  });

  it('answers a repeated key with the first answer, and another body under it with 409', async () => {
    const headers = { 'idempotency-key': `once-${side.deps.clock()}` };
    const { body, answer } = await requested(3, headers);
    const again = await side.call(staff, 'POST', '/v2/trysets', body, headers);
    expect(again.body).toMatchObject({ id: answer.body.id, revision: answer.body.revision });
    const other = await side.call(staff, 'POST', '/v2/trysets', { ...body, requested_points: 1 }, headers);
    expect([other.status, other.body.errorCode]).toEqual([409, 'idempotency.key_reused']);
  });

  it('names the unavailable size, and leaves nothing reserved', async () => {
    const { given, body } = await requested(1);
    const second = await side.call(staff, 'POST', '/v2/trysets', body);
    expect([second.status, second.body.errorCode]).toEqual([409, 'tryset.size_not_free']);
    expect(second.body.detail).toEqual({ productSizeId: given.productSizeId });
  });

  it('refuses an action that the status does not allow, and names the status', async () => {
    const { itemId } = await requested();
    const refused = await item(itemId, 'arrive');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      errorCode: 'tryset_item.transition_not_allowed',
      detail: { status: 'tryset_requested', asked: 'arrive' },
    });
  });

  it('refuses a stale tab by its revision', async () => {
    const { itemId } = await requested();
    await item(itemId, 'express');
    const stale = await item(itemId, 'accept', {}, { 'if-match': '"0"' });
    expect([stale.status, stale.body.errorCode]).toEqual([412, 'concurrency.revision_mismatch']);
    expect(stale.body.detail.current).toBe('1');
  });

  it('cancels every item that can be canceled, and frees its garment', async () => {
    const { given, answer } = await requested();
    const canceled = await side.call(staff, 'POST', `/v2/trysets/${answer.body.id}/cancel`);
    expect(canceled.body.items).toEqual([expect.objectContaining({ ok: true, status: 'tryset_canceled' })]);
    expect(await garment(given.stockItemIds[0] ?? 0)).toMatchObject({ status: 'in_stock', holder: null });
    const twice = await side.call(staff, 'POST', `/v2/trysets/${answer.body.id}/cancel`);
    expect([twice.status, twice.body.errorCode]).toEqual([409, 'tryset.no_item_may']);
  });
});
