import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { initialOrder } from '../orders/order-state.ts';
import { settleOrderReservation } from '../orders/settle-placing.ts';
import { stockItem } from '../stock/stock-item.ts';
import { curator, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { codeOf, race } from '../testing/race.ts';
import { holder, stockHistories } from '../testing/stock-items.ts';
import { itemHistories } from '../testing/tryset-items.ts';
import { expired, request, requested, secondItem } from '../testing/trysets.ts';
import { trysetItem } from '../tryset-items/item.ts';
import { initialTrysetItem } from '../tryset-items/item-state.ts';
import { comesBefore, type Reservation, settle } from './reservation.ts';
import { tryset } from './tryset.ts';
import { initialTryset } from './tryset-state.ts';

const reservation: Reservation = { stockItemId: 501, holder, waitsFor: { kind: 'tryset', id: 21 } };
const release = {
  step: { on: 'stock_item', id: 501, command: { action: 'release', holder, stock: { to: 'in_stock' } } },
  isLast: true,
};

describe('a reservation against its deadline', () => {
  const late = { command: { action: 'request', ...request }, actor: curator } as const;
  const deadline = { command: { action: 'expire', trysetId: 21 }, actor: system } as const;

  test('the request first: the deadline does nothing, and the garment stays reserved', () => {
    const { events, slower, state } = race(tryset, [], late, deadline);
    expect(events).toStrictEqual([requested]);
    expect(slower).toStrictEqual({ ok: true, events: [] });
    expect(settle(reservation, state, initialTrysetItem)).toBeNull();
  });

  test('the deadline first: the request is refused, and the garment released once', () => {
    expect(settle(reservation, initialTryset, initialTrysetItem)).toStrictEqual({
      step: { on: 'tryset', id: 21, command: deadline.command },
      isLast: false,
    });
    const { events, slower, state } = race(tryset, [], deadline, late);
    expect(events).toStrictEqual([expired]);
    expect(codeOf(slower)).toBe('tryset.transition_not_allowed');
    expect(settle(reservation, state, initialTrysetItem)).toStrictEqual(release);
    const freed = scenarios(stockItem)
      .given(stockHistories.requested)
      .when({ action: 'release', holder, stock: { to: 'in_stock' } }, system)
      .then({
        type: 'StockItemReservationReleased',
        data: { holder, stock: { to: 'in_stock' }, reimbursement: null },
      });
    expect(freed).toMatchObject({ status: 'in_stock', holder: null });
  });
});

describe('an item added against the expiry of its reservation', () => {
  const add = { command: { action: 'add_item', item: secondItem }, actor: staff } as const;
  const deadline = { command: { action: 'expire_added_item', trysetItemId: 32 }, actor: system } as const;
  const ofSecond: Reservation = { ...reservation, stockItemId: 502, holder: { ...holder, id: 32 } };

  test('the item first: the deadline does nothing', () => {
    const { events, state } = race(tryset, [requested], add, deadline);
    expect(events).toStrictEqual([{ type: 'TrysetItemAdded', data: { item: secondItem } }]);
    expect(settle(ofSecond, state, initialTrysetItem)).toBeNull();
  });

  test('the deadline first: the item is refused, and its garment released', () => {
    const { events, slower, state } = race(tryset, [requested], deadline, add);
    expect(events).toStrictEqual([{ type: 'TrysetItemAddExpired', data: { trysetItemId: 32 } }]);
    expect(codeOf(slower)).toBe('tryset.reservation_expired');
    expect(settle(ofSecond, state, initialTrysetItem)).toMatchObject({
      step: { on: 'stock_item', id: 502, command: { action: 'release' } },
      isLast: true,
    });
  });
});

describe('a replacement against the expiry of its reservation', () => {
  const replace = {
    command: { action: 'replace_stock', to: 502, stock: { to: 'in_stock' } },
    actor: staff,
  } as const;
  const deadline = { command: { action: 'expire_replacement', stockItemId: 502 }, actor: system } as const;
  const ofOther: Reservation = { ...reservation, stockItemId: 502 };
  const asked = scenarios(tryset).given([requested]).state;

  test('the replacement first: the deadline does nothing', () => {
    const { events, state } = race(trysetItem, itemHistories.tryset_requested, replace, deadline);
    expect(events.map(({ type }) => type)).toStrictEqual(['TrysetItemStockReplaced']);
    expect(state.stockItemId).toBe(502);
    expect(settle(ofOther, asked, state)).toBeNull();
  });

  test('the deadline first: the replacement is refused, and its garment released', () => {
    const { events, slower, state } = race(trysetItem, itemHistories.tryset_requested, deadline, replace);
    expect(events.map(({ type }) => type)).toStrictEqual(['TrysetItemReplacementExpired']);
    expect(codeOf(slower)).toBe('tryset_item.reservation_expired');
    expect(state.stockItemId).toBe(501);
    expect(settle(ofOther, asked, state)).toMatchObject({ step: { id: 502 }, isLast: true });
  });
});

describe('a reservation that waits for an order', () => {
  const order: Reservation = {
    stockItemId: 501,
    holder: { kind: 'order_item', id: 31 },
    waitsFor: { kind: 'order', id: 21 },
  };

  test('the deadline first: the garment is released once, and not by the tryset item with the same id', () => {
    expect(
      settleOrderReservation(order, { ...initialOrder, isPlaceExpired: true, status: 'canceled' }),
    ).toStrictEqual({
      step: {
        on: 'stock_item',
        id: 501,
        command: { action: 'release', holder: order.holder, stock: { to: 'in_stock' } },
      },
      isLast: true,
    });
    const reserved = scenarios(stockItem).given([
      ...stockHistories.in_stock,
      { type: 'StockItemReserved', data: { holder: order.holder, waitsFor: order.waitsFor } },
    ]);
    expect(reserved.state).toMatchObject({
      status: 'requested',
      holder: order.holder,
      waitsFor: order.waitsFor,
    });
    const release = { action: 'release', holder: order.holder, stock: { to: 'in_stock' } } as const;
    const freed = reserved.when(release, system).then({
      type: 'StockItemReservationReleased',
      data: { holder: order.holder, stock: { to: 'in_stock' }, reimbursement: null },
    });
    expect(freed).toMatchObject({ status: 'in_stock', holder: null, waitsFor: null });
    reserved.when({ ...release, holder }, system).then({
      type: 'StockItemHolderRefused',
      data: { asked: 'release', by: holder, holder: order.holder },
    });
  });
});

test('requests that wait for each other agree on an order, also of holders with equal ids', () => {
  const of = (kind: 'tryset_item' | 'order_item', id: number) => ({ kind, id });
  expect(comesBefore(of('tryset_item', 5), of('order_item', 6))).toBe(true);
  expect(comesBefore(of('order_item', 6), of('tryset_item', 5))).toBe(false);
  expect(comesBefore(of('order_item', 5), of('tryset_item', 5))).toBe(true);
  expect(comesBefore(of('tryset_item', 5), of('order_item', 5))).toBe(false);
  expect(comesBefore(of('order_item', 5), of('order_item', 5))).toBe(false);
});
