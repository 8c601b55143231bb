import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { purchasePatienceMs } from '#domain/tryset-items/deadlines.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { Caller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { staff } from '../testing/house.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { purchaseDeadline } from './item-deadline.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const person = { name: 'Mina', phone: '010-1234-5678' };
const prices = { original_price: 90_000, sales_price: 63_000 };
const statusOf = async (id: number) => (await side.deps.streams.refresh(trysetItem, id)).state.status;

/** An item at its member. */
async function delivered() {
  const { userId, productSizeId } = await givenStock(side, 1);
  const { body } = await side.call(staff, 'POST', '/v2/trysets', {
    ...person,
    destination: { ...person, address: 'Seoul' },
    user_id: userId,
    product_size_ids: [productSizeId],
  });
  const id: number = body.items[0].id;
  const act = (action: string, said?: object, caller: Caller = staff) =>
    side.call(caller, 'POST', `/v2/trysets/items/${id}/actions/${action}`, said);
  await act('accept');
  await act('outbound', { courier: 'HANJIN', tracking_number: String(id) });
  expect((await act('force_delivered', { reason: 'the member has it' })).status).toBe(200);
  const expire = (orderId: number) => {
    const due = { name: 'abandon_purchase', dueAt: side.deps.clock(), trysetItemId: id, orderId } as const;
    return purchaseDeadline.fire(side.deps, due, () => systemContext(side.deps.clock));
  };
  const run = (command: { action: 'pay' | 'abandon_purchase'; orderId: number }) =>
    runTarget(
      side.deps.streams,
      { on: 'tryset_item', id, command },
      { ...systemContext(side.deps.clock), actor: system },
    );
  return { id, userId, act, expire, run };
}

test('a purchase waits two minutes for its order; then the item is back with the member', async () => {
  const { id, act, expire } = await delivered();
  expect((await act('start_purchase', { order_id: 71 })).status).toBe(400);
  const started = await act('start_purchase', { order_id: 71, ...prices });
  expect([started.status, started.body.status]).toEqual([200, 'purchase_pending']);
  const again = await act('start_purchase', { order_id: 72, ...prices });
  expect([again.status, again.body.errorCode]).toEqual([409, 'tryset_item.transition_not_allowed']);
  const due = () =>
    side.deps.db
      .selectFrom('write.deadlines')
      .select(['due_at', 'deadline'])
      .where(sql<string>`deadline ->> 'name'`, '=', 'abandon_purchase')
      .where(sql<string>`deadline ->> 'trysetItemId'`, '=', String(id))
      .execute();
  await expect.poll(due).toHaveLength(1);
  const [{ due_at, deadline } = { due_at: new Date(0), deadline: null }] = await due();
  expect(deadline).toMatchObject({ orderId: 71 });
  expect(Math.abs(due_at.getTime() - Date.parse(side.deps.clock()) - purchasePatienceMs)).toBeLessThan(
    60_000,
  );
  await expire(71);
  expect(await statusOf(id)).toBe('tryset_delivered');
  expect((await act('start_purchase', { order_id: 72, ...prices })).status).toBe(200);
});

test('of a payment and the deadline, the first decides', async () => {
  const paid = await delivered();
  await paid.act('start_purchase', { order_id: 71, ...prices });
  expect((await paid.run({ action: 'pay', orderId: 71 })).ok).toBe(true);
  await paid.expire(71);
  expect(await statusOf(paid.id)).toBe('purchased');

  const late = await delivered();
  await late.act('start_purchase', { order_id: 73, ...prices });
  await late.expire(73);
  expect((await late.run({ action: 'pay', orderId: 73 })).ok).toBe(false);
  expect(await statusOf(late.id)).toBe('tryset_delivered');
});

test('the deadline of an abandoned purchase leaves the purchase of another order alone', async () => {
  const { id, act, expire, run } = await delivered();
  await act('start_purchase', { order_id: 74, ...prices });
  expect((await run({ action: 'abandon_purchase', orderId: 74 })).ok).toBe(true);
  await act('start_purchase', { order_id: 75, ...prices });
  await expire(74);
  expect(await statusOf(id)).toBe('purchase_pending');
});

test('members buy by an order', async () => {
  const { userId, act } = await delivered();
  const member: Caller = { label: 'user', id: userId, name: 'Mina' };
  const own = await act('start_purchase', { order_id: 76, ...prices }, member);
  expect([own.status, own.body.errorCode]).toEqual([403, 'tryset_item.by_order_only']);
});
