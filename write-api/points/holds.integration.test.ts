import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { availableOf } from '#domain/points/account-state.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { staff } from '../testing/house.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { holdDeadline } from './settle-hold.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const person = { name: 'Mina', phone: '010-1234-5678' };

/** Creates a member with points, and one garment of each of two sizes. */
async function given(points: number) {
  const [one, other] = [await givenStock(side, 1), await givenStock(side, 1)];
  const { userId } = one;
  const reward = { delta: points, type: 'sign_up_reward', message: 'Welcome' };
  expect((await side.call(staff, 'POST', `/v1/users/${userId}/points`, reward)).status).toBe(201);
  return { userId, sizes: [one.productSizeId, other.productSizeId] };
}

function request(userId: number, sizes: readonly number[], points: number, headers = {}) {
  const body = {
    ...person,
    destination: { ...person, address: 'Seoul' },
    user_id: userId,
    product_size_ids: sizes,
    requested_points: points,
  };
  return side.call(staff, 'POST', '/v2/trysets', body, headers);
}

async function account(userId: number) {
  const { state } = await side.deps.streams.refresh(pointAccount, userId);
  return { balance: state.balance, available: availableOf(state) };
}

const act = (id: number, action: string, body?: object) =>
  side.call(staff, 'POST', `/v2/trysets/items/${id}/actions/${action}`, body);

async function deliver(id: number) {
  await act(id, 'accept');
  await act(id, 'outbound', { courier: 'HANJIN', tracking_number: String(id) });
  await act(id, 'force_delivered', { reason: 'the member has it' });
  expect((await side.deps.streams.refresh(trysetItem, id)).state.status).toBe('tryset_delivered');
}

describe('points that pay for a tryset', () => {
  it('are held, spent with each delivered item, and released with each undelivered one', async () => {
    const { userId, sizes } = await given(500);
    const { status, body } = await request(userId, sizes, 301);
    expect(status).toBe(201);
    expect(await account(userId)).toEqual({ balance: 500, available: 199 });
    const [first, last] = body.items.map(({ id }: { id: number }) => id);
    await deliver(first);
    expect(await account(userId)).toEqual({ balance: 350, available: 199 });
    expect((await act(last, 'cancel')).status).toBe(200);
    expect(await account(userId)).toEqual({ balance: 350, available: 350 });
  });

  it('stay free if the request is refused for too few points or no garment', async () => {
    const { userId, sizes } = await given(100);
    const refused = await request(userId, sizes, 101);
    expect([refused.status, refused.body.errorCode]).toEqual([422, 'tryset.not_enough_points']);
    expect(refused.body.detail).toEqual({ available: 100, amount: 101 });
    expect((await request(userId, sizes.slice(0, 1), 0)).status).toBe(201);
    const taken = await request(userId, sizes, 100);
    expect([taken.status, taken.body.errorCode]).toEqual([409, 'tryset.size_not_free']);
    expect(await account(userId)).toEqual({ balance: 100, available: 100 });
    expect(Object.keys((await side.deps.streams.refresh(memberRentals, userId)).state.claims)).toHaveLength(
      1,
    );
  });

  it('are held by one of two simultaneous requests', async () => {
    const { userId, sizes } = await given(100);
    const both = await Promise.all(sizes.map((size) => request(userId, [size], 60)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await account(userId)).toEqual({ balance: 100, available: 40 });
  });

  it('are held once for one key', async () => {
    const { userId, sizes } = await given(100);
    const key = { 'idempotency-key': `points of ${userId}` };
    const all = await Promise.all([1, 2, 3].map(() => request(userId, sizes, 60, key)));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(all[0]?.status).toBe(201);
    expect(await account(userId)).toEqual({ balance: 100, available: 40 });
  });

  it('are released two minutes after a crash left a hold without its tryset, which is then closed', async () => {
    const { userId, sizes } = await given(100);
    const trysetId = await side.deps.ids.next('tryset');
    const paid = { kind: 'tryset', id: trysetId } as const;
    const shares = [{ itemId: 987_654, amount: 70 }];
    const hold = { on: 'point_account', id: userId, command: { action: 'hold', for: paid, shares } } as const;
    expect((await runTarget(side.deps.streams, hold, systemContext(side.deps.clock))).ok).toBe(true);
    expect((await request(userId, sizes, 60)).body.errorCode).toBe('tryset.not_enough_points');
    const due = { name: 'settle_hold', dueAt: side.deps.clock(), hold: { userId, for: paid } } as const;
    await holdDeadline.fire(side.deps, due, () => systemContext(side.deps.clock));
    expect(await account(userId)).toEqual({ balance: 100, available: 100 });
    expect((await request(userId, sizes, 60)).status).toBe(201);
  });
});

it('are refunded for a delivered item, once for a key, and never more than was paid', async () => {
  const { userId, sizes } = await given(500);
  const { body } = await request(userId, sizes, 300);
  const [{ id: paid }, { id: open }] = body.items;
  await deliver(paid);
  const refund = (said: object, headers = {}) =>
    side.call(
      staff,
      'POST',
      `/v1/users/${userId}/points/refunds`,
      { tryset_id: body.id, tryset_item_id: paid, message: 'The hem was torn', ...said },
      headers,
    );
  const key = { 'idempotency-key': `refund of ${paid}` };
  const first = await refund({ amount: 100 }, key);
  expect([first.status, (await refund({ amount: 100 }, key)).body]).toEqual([201, first.body]);
  expect(await account(userId)).toEqual({ balance: 450, available: 300 });
  const tooMuch = await refund({ amount: 51 });
  expect([tooMuch.status, tooMuch.body.errorCode]).toEqual([422, 'point_account.refund_too_high']);
  expect((await refund({ amount: 1, tryset_item_id: open })).status).toBe(422);
  expect((await refund({ amount: 50 })).status).toBe(201);
  expect(await account(userId)).toEqual({ balance: 500, available: 350 });
});

it('are refunded for an item that never arrived; its written-off garment is lost', async () => {
  const { userId, sizes } = await given(500);
  const { body } = await request(userId, sizes, 300);
  const [{ id }] = body.items;
  await deliver(id);
  expect(await account(userId)).toEqual({ balance: 350, available: 200 });
  const claimed = { reason: 'left at the wrong door', courier_claim: ' CJ-1 ' };
  expect((await act(id, 'not_received', { courier_claim: 'CJ-1' })).status).toBe(400);
  expect((await act(id, 'not_received', claimed)).status).toBe(200);
  expect(await account(userId)).toEqual({ balance: 500, available: 350 });
  expect((await act(id, 'not_received', claimed)).body.errorCode).toBe('tryset_item.transition_not_allowed');
  const { state } = await side.deps.streams.refresh(trysetItem, id);
  expect(state).toMatchObject({ status: 'return_failed', deliveredAt: null });
  const holds = async () => (await side.deps.streams.refresh(stockItem, state.stockItemId)).state;
  expect(await holds()).toMatchObject({ status: 'in_use', holder: { kind: 'tryset_item', id } });
  expect((await act(id, 'write_off', { reason: 'never found', outcome: 'lost' })).status).toBe(200);
  expect(await holds()).toMatchObject({ status: 'unavailable', unavailableReason: 'lost', holder: null });
  expect(await account(userId)).toEqual({ balance: 500, available: 350 });
  const { claims } = (await side.deps.streams.refresh(memberRentals, userId)).state;
  expect(Object.values(claims).flat()).not.toContain(id);
});
