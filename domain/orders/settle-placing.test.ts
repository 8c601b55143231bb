import { expect, test } from 'vitest';
import { initialStockItem } from '../stock/stock-state.ts';
import { orderItems, orderOf } from '../testing/orders.ts';
import { initialOrder, type Order } from './order-state.ts';
import {
  isUndecidedOrder,
  settleOrderHold,
  settleOrderReservation,
  settlePiece,
  settlePurchase,
} from './settle-placing.ts';

const close = { on: 'order', id: 7, command: { action: 'expire_place', orderId: 7 } };
const expired: Order = { ...initialOrder, orderId: 7, status: 'canceled', isPlaceExpired: true };
const endings = ['canceled', 'failed', 'forgery'] as const;

test('held points go back if the order never came or ended unpaid, and are spent once it is paid', () => {
  const paid = { kind: 'order', id: 7 } as const;
  const settle = (order: Order) => settleOrderHold({ userId: 51, for: paid }, order);
  const onPoints = (command: object) => ({
    steps: [{ on: 'point_account', id: 51, command: { for: paid, ...command } }],
    isLast: true,
  });
  expect(settle(initialOrder)).toEqual({ steps: [close], isLast: false });
  expect(settle(expired)).toEqual(onPoints({ action: 'release', itemId: null }));
  expect(settle(orderOf('wait'))).toEqual({ steps: [], isLast: true });
  expect(settle(orderOf('failed'))).toEqual(onPoints({ action: 'release', itemId: null }));
  expect(settle(orderOf('complete'))).toEqual(onPoints({ action: 'capture', itemId: 7 }));
});

test('a reserved garment goes back unless the order’s item has it', () => {
  const holder = { kind: 'order_item', id: 701 } as const;
  const reservation = { stockItemId: 501, holder, waitsFor: { kind: 'order', id: 7 } } as const;
  const release = {
    step: { on: 'stock_item', id: 501, command: { action: 'release', holder, stock: { to: 'in_stock' } } },
    isLast: true,
  };
  const garment = { ...initialStockItem, stockItemId: 501, status: 'requested', holder } as const;
  const settle = (order: Order) => settleOrderReservation(reservation, order);
  expect(settle(initialOrder)).toEqual({ step: close, isLast: false });
  expect(isUndecidedOrder(garment, initialOrder)).toBe(true);
  for (const order of [
    expired,
    orderOf('wait', { stockItemId: 502 }),
    ...endings.map((each) => orderOf(each)),
  ]) {
    expect(settle(order)).toEqual(release);
    expect(isUndecidedOrder(garment, order)).toBe(true);
  }
  for (const status of ['wait', 'paid', 'preparing'] as const) {
    expect(settle(orderOf(status))).toBeNull();
    expect(isUndecidedOrder(garment, orderOf(status))).toBe(false);
  }
  expect(isUndecidedOrder({ ...garment, status: 'in_use' }, initialOrder)).toBe(false);
});

test('a reserved piece goes back unless the order has its item', () => {
  const piece = { orderId: 7, orderItemId: 701 };
  const settle = (order: Order) => settlePiece(41, piece, order);
  const release = {
    step: { on: 'commerce_stock', id: 41, command: { action: 'release', ...piece } },
    isLast: true,
  };
  expect(settle(initialOrder)).toEqual({ step: close, isLast: false });
  const without = { ...orderOf('wait'), items: [{ ...orderItems.wait, itemId: 702 }] };
  for (const order of [expired, without, ...endings.map((each) => orderOf(each))]) {
    expect(settle(order)).toEqual(release);
  }
  for (const status of ['wait', 'paid', 'complete'] as const) expect(settle(orderOf(status))).toBeNull();
});

test('a purchase ends with its order, and waits while the order does', () => {
  const tried = { type: 'tryset', trysetItemId: 31 } as const;
  const settle = (order: Order) => settlePurchase(31, 7, order);
  const onItem = (action: string) => ({
    steps: [{ on: 'tryset_item', id: 31, command: { action, orderId: 7 } }],
    isLast: true,
  });
  expect(settle(initialOrder)).toEqual({ steps: [close], isLast: false });
  expect(settle(expired)).toEqual(onItem('abandon_purchase'));
  expect(settle(orderOf('wait', tried))).toEqual({ steps: [], isLast: true });
  expect(settle({ ...orderOf('wait'), items: [orderItems.wait] })).toEqual(onItem('abandon_purchase'));
  expect(settle(orderOf('failed', tried))).toEqual(onItem('abandon_purchase'));
  expect(settle(orderOf('complete', tried))).toEqual(onItem('pay'));
});
