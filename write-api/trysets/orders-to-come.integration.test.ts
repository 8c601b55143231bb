import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDayOf } from '#domain/business-day.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import { firstPeriod } from '#domain/periods.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import type { Holder } from '#domain/stock/stock-events.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { orderedItem, sealedBuyer } from '#domain/testing/orders.ts';
import { ticketDescription } from '#domain/testing/user-tickets.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { holdDeadline } from '../points/settle-hold.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { holdOn } from './hold-on.ts';
import { reserveInOrder } from './reserve-in-order.ts';
import { reservationDeadline } from './settle-reservation.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const context = () => systemContext(side.deps.clock);

/** Places an order that waits for its payment. */
async function placed(orderId: number, userId: number, stockItemId: number | null) {
  const item = { ...orderedItem, itemId: orderItemIdOf(orderId, 1), stockItemId };
  const command = {
    action: 'place',
    orderId,
    userId,
    currency: 'KRW',
    paymentMethod: 'card',
    items: [item],
    usedPoint: 10,
    buyer: sealedBuyer,
    paymentId: await side.deps.ids.next('payment'),
    taxRate: 10,
  } as const;
  const by = { ...context(), actor: { label: 'staff', id: 1 } } as const;
  expect((await runTarget(side.deps.streams, { on: 'order', id: orderId, command }, by)).ok).toBe(true);
}

/** Requests a ticket that points pay in part. */
async function requested(id: number, userId: number) {
  const period = firstPeriod(businessDayOf(side.deps.clock()), 1);
  const ticket = { ...ticketDescription, ticketId: id, userId, period, usedPoints: 10 };
  const paymentId = await side.deps.ids.next('payment');
  const command = { action: 'request', ...ticket, paymentId, taxRate: 10 } as const;
  expect((await runTarget(side.deps.streams, { on: 'user_ticket', id, command }, context())).ok).toBe(true);
}

async function reservedForOrder() {
  const { userId, productSizeId } = await givenStock(side, 1);
  const orderId = await side.deps.ids.next('order');
  const holder: Holder = { kind: 'order_item', id: orderItemIdOf(orderId, 1) };
  const waitsFor = { kind: 'order', id: orderId } as const;
  const reserved = await reserveInOrder(side.deps, [{ holder, waitsFor, productSizeId }], context());
  const stockItemId = reserved.get(holder.id) ?? 0;
  const expire = () => {
    const reservation = { stockItemId, holder, waitsFor };
    const due = { name: 'settle_reservation', dueAt: side.deps.clock(), reservation } as const;
    return reservationDeadline.fire(side.deps, due, context);
  };
  const garment = async () => (await side.deps.streams.refresh(stockItem, stockItemId)).state;
  return { orderId, userId, holder, stockItemId, productSizeId, expire, garment };
}

test('a garment of an order that never comes is undecided, and free after its deadline', async () => {
  const { holder, stockItemId, productSizeId, expire, garment } = await reservedForOrder();
  expect(await holdOn(side.deps, stockItemId)).toEqual({ undecided: holder });
  const trysetItem: Holder = { kind: 'tryset_item', id: await side.deps.ids.next('tryset_item') };
  const waitsFor = { kind: 'tryset', id: await side.deps.ids.next('tryset') } as const;
  const wanting = reserveInOrder(side.deps, [{ holder: trysetItem, waitsFor, productSizeId }], context());
  await expire();
  expect([...(await wanting)]).toEqual([[trysetItem.id, stockItemId]]);
  expect(await garment()).toMatchObject({ status: 'requested', holder: trysetItem, waitsFor });
});

test('a garment of an order that came stays the order’s, and a tryset is refused at once', async () => {
  const { orderId, userId, holder, stockItemId, productSizeId, expire, garment } = await reservedForOrder();
  await placed(orderId, userId, stockItemId);
  expect(await holdOn(side.deps, stockItemId)).toBe('for_good');
  await expire();
  expect(await garment()).toMatchObject({ status: 'requested', holder });
  const trysetItem: Holder = { kind: 'tryset_item', id: await side.deps.ids.next('tryset_item') };
  const waitsFor = { kind: 'tryset', id: await side.deps.ids.next('tryset') } as const;
  await expect(
    reserveInOrder(side.deps, [{ holder: trysetItem, waitsFor, productSizeId }], context()),
  ).rejects.toMatchObject({ errorCode: 'tryset.size_not_free' });
});

test.each([
  ['order', 'order'],
  ['ticket', 'user_ticket'],
] as const)(
  'points held for an %s are released after the deadline unless it came',
  async (kind, category) => {
    const { userId } = await givenStock(side, 0);
    const give = {
      action: 'give',
      amount: 100,
      pointReason: 'sign_up_reward',
      message: '',
      forLook: null,
    } as const;
    const run = (command: Parameters<typeof pointAccount.decide>[1]) =>
      runTarget(side.deps.streams, { on: 'point_account', id: userId, command }, context());
    expect((await run(give)).ok).toBe(true);
    const holds = async () =>
      Object.keys((await side.deps.streams.refresh(pointAccount, userId)).state.holds);
    const ids = [await side.deps.ids.next(category), await side.deps.ids.next(category)];
    const [came = 0, never = 0] = ids;
    for (const id of ids) {
      expect(
        (await run({ action: 'hold', for: { kind, id }, shares: [{ itemId: id, amount: 10 }] })).ok,
      ).toBe(true);
    }
    if (category === 'order') await placed(came, userId, null);
    else await requested(came, userId);
    for (const id of ids) {
      const due = {
        name: 'settle_hold',
        dueAt: side.deps.clock(),
        hold: { userId, for: { kind, id } },
      } as const;
      await holdDeadline.fire(side.deps, due, context);
    }
    expect([await holds(), never !== came]).toEqual([[`${kind}-${came}`], true]);
  },
);
