import { expect, test } from 'vitest';
import type { OrderEvent, OrderPlacing } from '#domain/orders/order-events.ts';
import { placedItem, sealedBuyer } from '#domain/testing/orders.ts';
import { foldAll } from '../testing/folding.ts';
import { itemsOfOrder } from './items-of-order.ts';
import { ordersProjection } from './projection.ts';

const dress = { ...placedItem, itemId: 701, itemPoint: 9_000, itemCash: 30_000 };
const worn = {
  ...placedItem,
  itemId: 702,
  type: 'tryset' as const,
  trysetItemId: 31,
  brandId: 3,
  itemPoint: 0,
  itemCash: 39_000,
};
const placing: OrderPlacing = {
  orderId: 7,
  userId: 51,
  currency: 'KRW',
  paymentMethod: 'card',
  items: [dress, worn],
  buyer: sealedBuyer,
  paymentId: 41,
  dueTime: '2026-01-01T00:30:00.000Z',
};
const placed: OrderEvent = { type: 'OrderPlaced', data: placing };
const paid: OrderEvent = { type: 'OrderPaid', data: { paidTime: '2026-01-02T00:00:00.000Z' } };
const of = (itemId: number) => ({ data: { itemId } });
const parcel = { courier: '04', trackingNumber: '5123' } as const;
const shipped: OrderEvent[] = [
  { type: 'OrderItemPrepared', ...of(701) },
  { type: 'OrderItemShipped', data: { itemId: 701, ...parcel } },
];

const rowAfter = (...events: OrderEvent[]) =>
  foldAll(
    ordersProjection,
    'order-7',
    events.map((event, index) => ({ event, on: `2026-01-0${index + 1}` })),
  );
const itemsAfter = (...events: OrderEvent[]) => {
  const row = rowAfter(...events);
  return row === null ? [] : itemsOfOrder.rows(row);
};

test('a row follows the order, with its brands and the kinds of its items', () => {
  expect(rowAfter(placed)).toMatchObject({
    id: 7,
    userId: 51,
    status: 'wait',
    currency: 'KRW',
    paymentMethod: 'card',
    paymentId: 41,
    brandIds: [3, 17],
    types: ['product_v2', 'tryset'],
    cash: 69_000,
    point: 9_000,
    buyer: sealedBuyer,
    paidTime: null,
    revision: 0n,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  expect(rowAfter(placed, paid, ...shipped)).toMatchObject({
    status: 'delivering',
    paidTime: '2026-01-02T00:00:00.000Z',
    revision: 3n,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-04T00:00:00.000Z',
  });
});

test('an order that was never placed has no row', () => {
  expect(rowAfter({ type: 'OrderPlaceExpired', data: { orderId: 7 } })).toBeNull();
});

test('each item has a row with its own status, its parcel and the brand’s part', () => {
  const [first, second] = itemsAfter(placed, paid, ...shipped);
  expect(first).toMatchObject({
    id: 701n,
    orderId: 7,
    userId: 51,
    brandId: 17,
    status: 'delivering',
    brandPayment: 26_130,
    courier: '04',
    trackingNumber: '5123',
    shippedTime: '2026-01-04T00:00:00.000Z',
    completedTime: null,
    updatedAt: '2026-01-04T00:00:00.000Z',
  });
  expect(second).toMatchObject({
    id: 702n,
    brandId: 3,
    status: 'complete',
    trysetItemId: 31,
    courier: null,
    updatedAt: '2026-01-02T00:00:00.000Z',
  });
});

test('a return after the settlement is told, with what it did not give back and why', () => {
  const back: OrderEvent[] = [
    { type: 'OrderItemCompleted', ...of(701) },
    { type: 'OrderItemSettled', ...of(701) },
    { type: 'OrderItemReturnRequested', data: { itemId: 701, fault: 'product' } },
    { type: 'OrderItemReturned', data: { itemId: 701, deduction: 500 } },
    { type: 'OrderItemSettlementReversed', ...of(701) },
  ];
  const [first, second] = itemsAfter(placed, paid, ...shipped, ...back);
  expect(first).toMatchObject({
    status: 'canceled',
    returnedTime: '2026-01-08T00:00:00.000Z',
    deduction: 500,
    isReversed: true,
    returnFault: null,
  });
  expect(second).toMatchObject({ returnedTime: null, deduction: 0, isReversed: false });
});
