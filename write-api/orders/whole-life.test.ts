import { expect, test } from 'vitest';
import { daysLater } from '#domain/business-day.ts';
import { commerceStock } from '#domain/commerce-stock/commerce-stock.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import { later } from '#domain/reacting.ts';
import { endPurchase } from './end-purchase.ts';
import { bag, coat, dress, jun, keeper, mina, noon, orderHouse, tried } from './testing/order-house.ts';
import {
  aBag,
  aCoat,
  act,
  aDress,
  cancel,
  cancelOne,
  deliver,
  pay,
  place,
  triedOn,
} from './testing/steps.ts';

const start = noon('2027-04-01');
const day = (days: number) => noon(daysLater('2027-04-01', days));
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: { errorCode?: string }) => error.errorCode ?? error,
  );

test('a coat is ordered, paid by card, sent, settled and sold', async () => {
  const house = await orderHouse(start);
  const { id, request, status } = await place(house);
  expect([status, request]).toEqual(['wait', null]);
  const itemId = orderItemIdOf(id, 1);
  expect(await house.garment(503)).toMatchObject({
    status: 'requested',
    holder: { kind: 'order_item', id: itemId },
    waitsFor: { kind: 'order', id },
  });
  await house.settle();
  const paid = await house.order(id);
  expect(paid).toMatchObject({ status: 'paid', currency: 'KRW' });
  expect(paid.items).toMatchObject([{ itemCash: 20_000, itemPoint: 0, commissionRate: 33, tax: 1_818 }]);
  // The deadlines of the steps before the placing leave a placed order alone.
  await house.moveTo(later(house.now(), 3_600_000));
  expect((await house.garment(503)).status).toBe('requested');
  await deliver(house, itemId);
  expect((await house.garment(503)).status).toBe('in_use');
  await house.moveTo(day(7));
  expect(await house.order(id)).toMatchObject({ status: 'complete', items: [{ settledTime: null }] });
  await house.moveTo(day(9));
  expect((await house.order(id)).items[0]?.settledTime).toBe('2027-04-08T15:00:00.000Z');
  expect(await house.garment(503)).toMatchObject({ status: 'purchased', holder: null });
});

test('a brand ships its own piece; a return before the settlement gives it back, a later one does not', async () => {
  const house = await orderHouse(start);
  const stock = async () => {
    const { availableCount, reserved, soldCount } = await house.shopStock(bag.sizeId);
    return { left: availableCount, waiting: reserved.length, sold: soldCount };
  };
  const { id } = await place(house, { items: [aBag, aBag] });
  await house.settle();
  expect((await house.order(id)).items).toMatchObject([
    { stockItemId: null, salesPrice: 10_000 },
    { stockItemId: null },
  ]);
  expect(await stock()).toEqual({ left: 0, waiting: 2, sold: 0 });
  const [first, second] = [orderItemIdOf(id, 1), orderItemIdOf(id, 2)];
  for (const itemId of [first, second]) await deliver(house, itemId);
  const send = async (itemId: number) => {
    await act(house, { action: 'request_return', itemId, fault: 'product' }, mina);
    await act(house, { action: 'return', itemId, deduction: 0 });
    await house.settle();
  };
  await send(first);
  expect(await stock()).toEqual({ left: 1, waiting: 1, sold: 0 });
  await house.moveTo(day(9));
  expect(await stock()).toEqual({ left: 1, waiting: 0, sold: 1 });
  await send(second);
  expect(await stock()).toEqual({ left: 1, waiting: 0, sold: 1 });
});

test('the first order of a size offers it, and a size out of the shop is not sold', async () => {
  const house = await orderHouse(start);
  const { id } = await place(house);
  expect(await house.shopStock(coat.sizeId)).toMatchObject({
    status: 'for_sale',
    type: 'warehouse',
    reserved: [{ orderId: id, orderItemId: orderItemIdOf(id, 1) }],
  });
  await cancel(house, id);
  expect((await house.shopStock(coat.sizeId)).reserved).toEqual([]);
  const sale = {
    productSizeId: coat.sizeId,
    productId: coat.productId,
    brandId: 7,
    type: 'warehouse',
  } as const;
  await house.given(commerceStock, coat.sizeId, { action: 'set_sale', ...sale, isForSale: false });
  expect(await codeOf(place(house))).toBe('order.not_for_sale');
});

test('a count of the warehouse limits its garments', async () => {
  const house = await orderHouse(start);
  const sale = {
    productSizeId: dress.sizeId,
    productId: dress.productId,
    brandId: 7,
    type: 'warehouse',
  } as const;
  await house.given(commerceStock, dress.sizeId, { action: 'set_sale', ...sale, isForSale: true });
  await house.given(commerceStock, dress.sizeId, { action: 'set_available_count', availableCount: 1 });
  await place(house, { items: [aDress] });
  expect(await codeOf(place(house, { items: [aDress] }))).toBe('commerce_stock.sold_out');
  const garments = await Promise.all([501, 502].map(async (each) => (await house.garment(each)).status));
  expect(garments.toSorted()).toEqual(['in_stock', 'requested']);
});

test('points pay first; a return gives money and points back, less the deduction', async () => {
  const house = await orderHouse(start);
  await house.givePoints(mina.id, 5_000);
  const { id } = await place(house, { items: [aDress, aCoat], usedPoint: 5_000 });
  expect(await house.points(mina.id)).toEqual({ balance: 5_000, available: 0, held: 5_000 });
  await house.settle();
  const [first, second] = (await house.order(id)).items;
  expect([first?.itemPoint, second?.itemPoint]).toEqual([3_000, 2_000]);
  expect(await house.points(mina.id)).toEqual({ balance: 0, available: 0, held: 0 });
  const itemId = orderItemIdOf(id, 2);
  await deliver(house, itemId);
  await act(house, { action: 'request_return', itemId, fault: 'buyer' }, mina);
  await act(house, { action: 'return', itemId, deduction: 1_500 });
  await house.settle();
  expect(await house.points(mina.id)).toEqual({ balance: 2_000, available: 2_000, held: 0 });
  const { refunds, status } = await house.payment((await house.order(id)).paymentId ?? 0);
  expect(refunds).toMatchObject([{ amount: 16_500, status: 'done', why: 'returned' }]);
  expect(status).toBe('partially_refunded');
  expect(await house.garment(503)).toMatchObject({ status: 'in_check', holder: null });
  expect((await house.order(id)).status).toBe('paid');
});

test('a member buys what it tries on, and sends it back after the settlement', async () => {
  const house = await orderHouse(start);
  const { id } = await place(house, { items: [triedOn(mina)] });
  expect(await house.item(31)).toMatchObject({ status: 'purchase_pending', orderId: id });
  await house.moveTo(later(house.now(), 3_600_000));
  expect((await house.order(id)).status).toBe('complete');
  expect((await house.item(31)).status).toBe('purchased');
  expect((await house.garment(531)).status).toBe('purchased');
  await house.moveTo(day(9));
  const itemId = orderItemIdOf(id, 1);
  expect((await house.order(id)).items[0]?.settledTime).not.toBeNull();
  expect(await codeOf(act(house, { action: 'request_return', itemId, fault: 'buyer' }, mina))).toBe(
    'order.not_returnable',
  );
  await act(house, { action: 'request_return', itemId, fault: 'product' }, mina);
  await act(house, { action: 'return', itemId, deduction: 0 });
  await house.settle();
  expect(house.typesOf('order').slice(-2)).toEqual(['OrderItemReturned', 'OrderItemSettlementReversed']);
  expect((await house.item(31)).status).toBe('return_arrived');
  expect(await house.garment(531)).toMatchObject({
    status: 'in_check',
    holder: { kind: 'tryset_item', id: 31 },
  });
  await house.run(
    { on: 'tryset_item', id: 31, command: { action: 'return_complete' } },
    {
      label: 'staff',
      id: 1,
    },
  );
  expect(await house.garment(531)).toMatchObject({ status: 'in_check', holder: null });
});

test('a garment that was sold at the settlement comes back', async () => {
  const house = await orderHouse(start);
  const { id } = await place(house);
  await house.settle();
  const itemId = orderItemIdOf(id, 1);
  await deliver(house, itemId);
  await house.moveTo(day(9));
  await act(house, { action: 'request_return', itemId, fault: 'product' }, mina);
  await act(house, { action: 'return', itemId, deduction: 0 });
  await house.settle();
  expect(await house.garment(503)).toMatchObject({ status: 'in_check', holder: null });
});

test('an unpaid order ends after 30 minutes, and a virtual account at the end of the third day', async () => {
  const house = await orderHouse(start);
  await house.givePoints(mina.id, 1_000);
  house.fake.moods.push({ declined: 'limit' });
  const { id } = await place(house, { items: [aCoat, triedOn(mina)], usedPoint: 1_000 });
  await house.settle();
  expect((await house.order(id)).status).toBe('wait');
  await house.moveTo(later(start, 31 * 60_000));
  expect(house.typesOf('order')).toEqual(['OrderPlaced', 'OrderExpired']);
  expect((await house.garment(503)).status).toBe('in_stock');
  expect((await house.item(31)).status).toBe('tryset_delivered');
  expect(await house.points(mina.id)).toEqual({ balance: 1_000, available: 1_000, held: 0 });
  const account = await place(house, { paymentMethod: 'vbank' });
  expect(account.request).toMatchObject({ payMethod: 'vbank', amount: 20_000, currency: 'KRW' });
  await house.moveTo(noon('2027-04-04'));
  expect((await house.order(account.id)).status).toBe('wait');
  await house.moveTo(noon('2027-04-05'));
  expect((await house.order(account.id)).status).toBe('canceled');
});

test('a declined payment is tried again until the deadline', async () => {
  const house = await orderHouse(start);
  house.fake.moods.push({ declined: 'limit' });
  const { id } = await place(house);
  await house.settle();
  await pay(house, id);
  await house.settle();
  expect((await house.order(id)).status).toBe('paid');
  expect(await codeOf(pay(house, id))).toBe('order.nothing_to_pay');
});

test('an order whose payment brings another amount is forged, and the money goes back', async () => {
  const house = await orderHouse(start);
  house.fake.moods.push({ amount: 5 });
  const { id } = await place(house);
  await house.settle();
  expect((await house.order(id)).status).toBe('forgery');
  expect((await house.garment(503)).status).toBe('in_stock');
  expect((await house.payment((await house.order(id)).paymentId ?? 0)).refunds).toMatchObject([
    { why: 'mismatched', status: 'done' },
  ]);
});

test('points alone pay an order at once', async () => {
  const house = await orderHouse(start);
  await house.givePoints(mina.id, 50_000);
  const { id, status } = await place(house, {
    items: [aCoat, triedOn(mina)],
    usedPoint: 50_000,
    paymentMethod: 'free',
  });
  expect(status).toBe('paid');
  expect((await house.order(id)).items.map((item) => item.status)).toEqual(['paid', 'complete']);
  expect((await house.points(mina.id)).balance).toBe(0);
  await cancelOne(house, orderItemIdOf(id, 1));
  expect((await house.points(mina.id)).balance).toBe(20_000);
  expect((await house.garment(503)).status).toBe('in_stock');
});

test('what fails in a placing is undone, and says why', async () => {
  const house = await orderHouse(start);
  await house.givePoints(mina.id, 1_000);
  const free = await house.points(mina.id);
  const asked = { items: [aCoat, triedOn(mina)], usedPoint: 1_000 };
  for (const [changed, code] of [
    [{ expectedAmount: 1 }, 'order.price_changed'],
    [{ usedPoint: 1_001 }, 'point_account.not_enough'],
    [{ items: [aCoat, aCoat] }, 'tryset.size_not_free'],
    [{ items: [triedOn(mina), triedOn(mina)] }, 'order.item_twice'],
    [{ items: [triedOn(jun)] }, 'entity.not_found'],
    [{ items: [{ ...aCoat, productSizeId: 999 }] }, 'entity.not_found'],
    [{ items: [{ ...aCoat, type: 'product_v1' as const }] }, 'order.type_not_sold'],
    [{ paymentMethod: 'free' as const }, 'order.method_not_free'],
    [{ userId: jun.id }, 'entity.not_found'],
  ] as const) {
    const refused = await codeOf(place(house, { ...asked, ...changed }));
    expect([changed, refused === code || String(refused).endsWith('not_found')]).toEqual([changed, true]);
    expect(await house.points(mina.id)).toEqual(free);
    expect((await house.garment(503)).status).toBe('in_stock');
    expect((await house.item(31)).status).toBe('tryset_delivered');
  }
  expect(await codeOf(place(house, { ...asked, expectedAmount: 50_000 }))).toBeNull();
});

test('the cheaper of product and garment counts', async () => {
  const house = await orderHouse(start);
  const { id } = await place(house, { items: [aDress, aDress], expectedAmount: 45_000 });
  expect((await house.order(id)).items.map(({ salesPrice }) => salesPrice)).toEqual([30_000, 15_000]);
  expect((await house.order(id)).items.map(({ originalPrice }) => originalPrice)).toEqual([
    dress.price,
    dress.price,
  ]);
});

test('of two buyers of the last garment one gets it, and the next after its cancel', async () => {
  for (const [first, second] of [
    [mina, jun],
    [jun, mina],
  ] as const) {
    const house = await orderHouse(start);
    const { id } = await place(house, {}, first);
    await house.settle();
    expect(await codeOf(place(house, {}, second))).toBe('tryset.size_not_free');
    await cancel(house, id, first);
    await house.settle();
    expect(await codeOf(place(house, {}, second))).toBeNull();
    expect(coat.price).toBe(20_000);
  }
});

test('two orders for the item that a member tries on: the first one has it', async () => {
  const house = await orderHouse(start);
  await place(house, { items: [triedOn(mina)] });
  expect(await codeOf(place(house, { items: [triedOn(mina)] }))).toBe('tryset_item.transition_not_allowed');
  expect(tried[mina.id]).toBe(31);
});

test('forced purchase: an unpaid order ends first, a paid one has won', async () => {
  const house = await orderHouse(start);
  const { id } = await place(house, { items: [triedOn(mina)] });
  const end = (orderId: number) =>
    house.ask((asked) => endPurchase(house.deps, { trysetItemId: 31, orderId }, asked.context), keeper);
  expect(await end(id)).toBe(true);
  expect((await house.order(id)).status).toBe('canceled');
  expect((await house.item(31)).status).toBe('tryset_delivered');
  const again = await place(house, { items: [triedOn(mina)] });
  await house.settle();
  expect(await end(again.id)).toBe(false);
  expect((await house.item(31)).status).toBe('purchased');
});

test('the buyer’s data are forgotten after five years', async () => {
  const house = await orderHouse(start);
  const { id } = await place(house);
  const { buyer } = await house.order(id);
  const unseal = () => house.deps.sealing.unseal(`order:${id}`, buyer ?? ('' as never));
  await house.moveTo(noon('2032-03-31'));
  expect(await unseal()).not.toBeNull();
  await house.moveTo(noon('2032-04-02'));
  expect(await unseal()).toBeNull();
});
