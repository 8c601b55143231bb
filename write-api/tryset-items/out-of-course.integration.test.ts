import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockItem } from '#domain/stock/stock-item.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
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
const itemOf = async (id: number) => (await side.deps.streams.refresh(trysetItem, id)).state;
const garmentOf = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;

/** Ships an item to a member of its own. Returns its number, its garment's and the member's. */
async function shipped() {
  const { userId, productSizeId } = await givenStock(side, 1);
  const body = { ...recipient, user_id: userId, product_size_ids: [productSizeId] };
  const { body: tryset } = await side.call(staff, 'POST', '/v2/trysets', body);
  const id: number = tryset.items[0].id;
  await act(id, 'accept');
  await act(id, 'outbound', { courier: 'HANJIN', tracking_number: '40120001' });
  return { id, stockId: (await itemOf(id)).stockItemId, userId };
}

async function delivered() {
  const given = await shipped();
  await act(given.id, 'force_delivered', { reason: 'the member has it' });
  return given;
}

describe('an item whose delivery failed', () => {
  it('goes out again with the garment that it still holds, and counts for its member all the while', async () => {
    const { id, stockId, userId } = await shipped();
    await act(id, 'fail_delivery', { outcome: 'returned_to_sender', reason: 'nobody at home' });
    const again = { courier: 'YAMATO', tracking_number: '4012 0002' };
    expect(await act(id, 'send_again', again)).toMatchObject({ status: 200 });
    expect(await itemOf(id)).toMatchObject({
      status: 'tryset_delivering',
      courier: 'YAMATO',
      trackingNumber: '40120002',
    });
    expect(await garmentOf(stockId)).toMatchObject({ status: 'in_use', holder: { kind: 'tryset_item', id } });
    const { claims } = (await side.deps.streams.refresh(memberRentals, userId)).state;
    expect(Object.values(claims).flat()).toContain(id);
    const second = await act(id, 'send_again', again);
    expect(second.body.errorCode).toBe('tryset_item.transition_not_allowed');
    await act(id, 'force_track', { courier_status: 'delivered' });
    expect(await itemOf(id)).toMatchObject({ status: 'tryset_delivered' });
  });

  it('goes out again or comes in at the desk, but never both', async () => {
    const { id, stockId } = await shipped();
    await act(id, 'fail_delivery', { outcome: 'returned_to_sender', reason: 'nobody at home' });
    const parcel = { courier: 'YAMATO', tracking_number: '40120003' };
    const answers = await Promise.all([act(id, 'send_again', parcel), act(id, 'arrive')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { status } = await itemOf(id);
    expect((await garmentOf(stockId)).status).toBe(status === 'tryset_delivering' ? 'in_use' : 'in_check');
  });

  it('does not go out again once the member had it', async () => {
    const { id } = await delivered();
    for (const action of ['request_return', 'accept_return']) await act(id, action);
    await act(id, 'fail_return', { reason: 'lost' });
    const refused = await act(id, 'send_again', { courier: 'YAMATO', tracking_number: '40120004' });
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'tryset_item.already_delivered']);
  });
});

describe('a garment that comes back unannounced', () => {
  it.each([
    [[], 'request'],
    [['request_return'], 'acceptance'],
    [['request_return', 'accept_return'], 'parcel'],
  ])('after %j is taken as returned, and its rental ends as every other', async (before, missing) => {
    const { id, stockId, userId } = await delivered();
    for (const action of before) await act(id, action);
    const arrived = await act(id, 'arrive_unannounced', { reason: `without the ${missing}` });
    expect(arrived).toMatchObject({ status: 200, body: { status: 'return_arrived' } });
    expect(await garmentOf(stockId)).toMatchObject({ status: 'in_check' });
    expect((await act(id, 'arrive_unannounced')).status).toBe(409);
    await act(id, 'return_complete');
    expect(await garmentOf(stockId)).toMatchObject({ status: 'in_check', holder: null });
    const { claims } = (await side.deps.streams.refresh(memberRentals, userId)).state;
    expect(Object.values(claims).flat()).not.toContain(id);
  });
});

describe('more time for a trial', () => {
  it('is given to many items at once, each within its bounds', async () => {
    const [one, other] = [await delivered(), await shipped()];
    const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const path = '/v2/trysets/items/actions/extend_trial';
    const extend = (last_day: string) =>
      side.call(staff, 'POST', path, { ids: [one.id, other.id], last_day, reason: 'the courier was late' });
    const answers = await extend(dayAfter(40));
    expect(answers.body).toMatchObject([
      { id: one.id, ok: true },
      { id: other.id, ok: false, errorCode: 'tryset_item.transition_not_allowed' },
    ]);
    const { trialDays } = await itemOf(one.id);
    expect(trialDays).toBeGreaterThanOrEqual(39);
    expect((await extend(dayAfter(40))).body).toMatchObject([{ ok: true }, { ok: false }]);
    expect((await itemOf(one.id)).trialDays).toBe(trialDays);
    expect((await extend(dayAfter(30))).body).toMatchObject([{ errorCode: 'tryset_item.not_extended' }, {}]);
    expect((await extend(dayAfter(400))).body).toMatchObject([
      { errorCode: 'tryset_item.extended_too_far' },
      {},
    ]);
    expect((await extend(dayAfter(-2))).body).toMatchObject([{ errorCode: 'request.date_past' }, {}]);
  });
});
