import { expect, test } from 'vitest';
import { daysLater } from '#domain/business-day.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { coat, mina, noon, type OrderHouse, orderHouse, tried } from './testing/order-house.ts';
import { aCoat, act, cancel, deliver, place, triedOn } from './testing/steps.ts';

const start = noon('2027-04-01');
const over = noon(daysLater('2027-04-01', 9));

/** The events that caused an event, the nearest first, as `stream type`. */
function causesOf({ log }: Pick<OrderHouse, 'log'>, { metadata }: StoredEvent): string[] {
  const cause = log.find(({ id }) => id === metadata.$causationId);
  return cause === undefined ? [] : [`${cause.stream} ${cause.type}`, ...causesOf({ log }, cause)];
}

/** The events of a stream since the preparation, each with its causes. */
const storyOf = (house: OrderHouse, stream: string, since: number) =>
  house.log
    .slice(since)
    .filter((stored) => stored.stream === stream)
    .map((stored) => [stored.type, ...causesOf(house, stored)]);

const paid = (id: number, payment: number) => [
  `order-${id} OrderPaid`,
  `payment-${payment} PaymentConfirmed`,
];

test('a bought tryset item and its garment name the order and its payment, a return its refund', async () => {
  const house = await orderHouse(start);
  const since = house.log.length;
  const { id } = await place(house, { items: [triedOn(mina)] });
  await house.settle();
  await act(house, { action: 'request_return', itemId: orderItemIdOf(id, 1), fault: 'product' }, mina);
  await act(house, { action: 'return', itemId: orderItemIdOf(id, 1), deduction: 0 });
  await house.settle();
  const payment = (await house.order(id)).paymentId ?? 0;
  const item = `tryset_item-${tried[mina.id]}`;
  const garment = `stock_item-${500 + (tried[mina.id] ?? 0)}`;
  const returned = `order-${id} OrderItemReturned`;
  expect(storyOf(house, item, since)).toMatchObject([
    ['TrysetItemPurchaseStarted'],
    ['TrysetItemPurchased', ...paid(id, payment)],
    ['TrysetItemTakenBack', returned],
  ]);
  expect(storyOf(house, garment, since)).toMatchObject([
    ['StockItemPurchased', `${item} TrysetItemPurchased`, ...paid(id, payment)],
    ['StockItemTakenBack', `${item} TrysetItemTakenBack`, returned],
  ]);
  const refund = house.log.find(({ type }) => type === 'RefundRequested');
  if (refund === undefined) expect.fail('no refund was requested');
  expect(causesOf(house, refund)).toEqual([returned]);
  // The purchase began before its order was placed. The request is the cause of both.
  const [begun, placed] = ['TrysetItemPurchaseStarted', 'OrderPlaced'].map((type) =>
    house.log.find((stored) => stored.type === type),
  );
  expect(begun?.metadata.$causationId).toBe(placed?.metadata.commandId);
  expect(begun?.metadata.$correlationId).toBe(placed?.metadata.$correlationId);
});

test('a garment and a piece of the shop name the order that takes, sells or gives them back', async () => {
  const house = await orderHouse(start);
  const since = house.log.length;
  const { id } = await place(house, { items: [aCoat] });
  await cancel(house, id);
  const second = await place(house, { items: [aCoat] });
  await house.settle();
  await deliver(house, orderItemIdOf(second.id, 1));
  await house.moveTo(over);
  const typesFor = (stream: string, type: string) =>
    storyOf(house, stream, since)
      .filter(([each]) => each === type)
      .map(([, cause]) => cause);
  const settled = `order-${second.id} OrderItemSettled`;
  for (const [stream, released, sold] of [
    ['stock_item-503', 'StockItemReservationReleased', 'StockItemPurchased'],
    [`commerce_stock-${coat.sizeId}`, 'CommerceStockReleased', 'CommerceStockSold'],
  ] as const) {
    expect(typesFor(stream, released)).toEqual([`order-${id} OrderCanceled`]);
    expect(typesFor(stream, sold)).toEqual([settled]);
  }
  const canceled = house.log.find(({ type }) => type === 'OrderCanceled');
  if (canceled === undefined) expect.fail('the order was not canceled');
  const payment = (await house.order(id)).paymentId;
  expect(causesOf(house, canceled)[0]).toBe(`payment-${payment} PaymentClosed`);
});
