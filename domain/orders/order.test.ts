import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { brandAdmin, curator, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { orderedItem, orderItems, orderOf, sealedBuyer, waitingOrder } from '../testing/orders.ts';
import { courierTexts } from './couriers.ts';
import { order } from './order.ts';
import { orderCouriers, orderItemStatuses } from './order-kinds.ts';
import type { Order, OrderItem } from './order-state.ts';
import { isValidOrder, statusOfItems } from './order-status.ts';
import { dueTimeOf } from './place.ts';
import { isReturnable, settledFrom } from './return-window.ts';

const { givenState, given } = scenarios(order);
const itemId = 701;
const placing = {
  action: 'place',
  orderId: 7,
  userId: 51,
  currency: 'KRW',
  buyer: sealedBuyer,
  paymentId: 41,
  taxRate: 10,
} as const;
const try1 = { ...orderedItem, itemId: 702, type: 'tryset', trysetItemId: 31 } as const;

const withItems = (...items: OrderItem[]): Order => ({
  ...waitingOrder,
  items,
  status: statusOfItems(items),
  paidTime: '2026-05-20T03:05:00.000Z',
});

describe('the status of an order', () => {
  test.each([
    [['wait', 'wait'], 'wait'],
    [['paid', 'complete'], 'paid'],
    [['delivering', 'preparing'], 'preparing'],
    [['canceled', 'complete'], 'complete'],
    [['canceled', 'canceled'], 'canceled'],
    [['failed', 'failed'], 'failed'],
    [['forgery'], 'forgery'],
  ] as const)('of items %j is %s', (statuses, expected) => {
    expect(statusOfItems(statuses.map((status) => ({ status })))).toBe(expected);
  });

  test('canceled, failed and forged orders are not valid', () => {
    expect(orderItemStatuses.filter((status) => !isValidOrder(status))).toEqual([
      'canceled',
      'failed',
      'forgery',
    ]);
  });
});

describe('placing', () => {
  test('with nothing left to pay is paid at once, and a tryset item is complete', () => {
    const items = [orderedItem, try1];
    const free = { ...placing, paymentMethod: 'free', items, usedPoint: 78_000 } as const;
    const { decision } = given([]).when(free, curator);
    if (!decision.ok) expect.fail(decision.refusal.message);
    const [event] = decision.events;
    expect(event?.data).toMatchObject({ paymentId: null, dueTime: null });
    const after = decision.events.reduce(
      (state, each) => order.evolve(state, each, '2026-06-01T00:00:00.000Z'),
      order.initial,
    );
    expect([after.status, after.items.map(({ status }) => status)]).toEqual(['paid', ['paid', 'complete']]);
    expect(after.items.map(({ completedTime }) => completedTime)).toEqual([null, '2026-06-01T00:00:00.000Z']);
    expect(after.paidTime).toBe('2026-06-01T00:00:00.000Z');
  });

  test('refuses more points than the price, and a method that does not fit', () => {
    const asked = { ...placing, items: [orderedItem], paymentMethod: 'card', usedPoint: 0 } as const;
    given([])
      .when({ ...asked, usedPoint: 39_001 }, curator)
      .thenRefused('order.too_many_points', { amount: 39_000 });
    given([])
      .when({ ...asked, usedPoint: 39_000 }, curator)
      .thenRefused('order.method_not_free', { amount: 39_000, cash: 0 });
    given([])
      .when({ ...asked, paymentMethod: 'free' }, curator)
      .thenRefused('order.method_not_free', { amount: 39_000, cash: 39_000 });
  });

  test('refuses more cash than a payment can have', () => {
    const dear = { ...orderedItem, salesPrice: 2_000_000_000 };
    const items = [dear, { ...dear, itemId: 702 }];
    const asked = { ...placing, items, paymentMethod: 'card', usedPoint: 0 } as const;
    given([])
      .when(asked, curator)
      .thenRefused('order.amount_too_high', { cash: 4_000_000_000, most: 2_000_000_000 });
  });

  test('waits 30 minutes, and for a virtual account until the end of the third day', () => {
    expect(dueTimeOf('card', '2026-06-01T00:00:00.000Z')).toBe('2026-06-01T00:30:00.000Z');
    expect(dueTimeOf('vbank', '2026-06-01T14:59:59.000Z')).toBe('2026-06-04T15:00:00.000Z');
    expect(dueTimeOf('vbank', '2026-06-01T15:00:00.000Z')).toBe('2026-06-05T15:00:00.000Z');
  });

  test('is refused once it expired', () => {
    const asked = { ...placing, items: [orderedItem], paymentMethod: 'card', usedPoint: 0 } as const;
    given([{ type: 'OrderPlaceExpired', data: { orderId: 7 } }])
      .when(asked, curator)
      .thenRefused('order.transition_not_allowed');
  });
});

describe('the payment decides how a waiting order ends', () => {
  test.each([
    [{ type: 'paid', paidTime: '2026-06-01T00:01:00.000Z' }, 'OrderPaid'],
    [{ type: 'closed' }, 'OrderCanceled'],
    [{ type: 'overdue' }, 'OrderExpired'],
    [{ type: 'failed' }, 'OrderFailed'],
    [{ type: 'mismatched' }, 'OrderForged'],
  ] as const)('%j', (news, type) => {
    const { decision } = givenState(waitingOrder).when({ action: 'follow_payment', news }, system);
    expect(decision.ok && decision.events.map((event) => event.type)).toEqual([type]);
    for (const status of ['paid', 'canceled', 'failed', 'complete'] as const) {
      givenState(orderOf(status)).when({ action: 'follow_payment', news }, system).thenNothing();
    }
  });
});

describe('returns', () => {
  const returning = (fault: 'buyer' | 'product') => ({ action: 'request_return', itemId, fault }) as const;

  test('a window counts days in UTC+9', () => {
    const item = { completedTime: '2026-05-24T15:00:00.000Z' };
    expect(isReturnable(item, 'buyer', '2026-06-01T14:59:59.999Z')).toBe(true);
    expect(isReturnable(item, 'buyer', '2026-06-01T15:00:00.000Z')).toBe(false);
    expect(isReturnable(item, 'product', '2026-08-23T14:59:59.999Z')).toBe(true);
    expect(isReturnable(item, 'product', '2026-08-23T15:00:00.000Z')).toBe(false);
    expect(settledFrom(item)).toBe('2026-06-01T15:00:00.000Z');
  });

  test('a buyer keeps to the window, staff need not', () => {
    const old = orderOf('complete', { completedTime: '2026-05-20T00:00:00.000Z' });
    givenState(old).when(returning('buyer'), curator).thenRefused('order.not_returnable');
    givenState(old)
      .when(returning('product'), curator)
      .then({ type: 'OrderItemReturnRequested', data: { itemId, fault: 'product' } });
    givenState(old)
      .when(returning('buyer'), staff)
      .then({ type: 'OrderItemReturnRequested', data: { itemId, fault: 'buyer' } });
  });

  test('a requested return holds the settlement up; a return after it reverses it', () => {
    const over = { completedTime: '2026-05-20T00:00:00.000Z' };
    const asked = orderOf('complete', { ...over, returnFault: 'product' });
    givenState(asked).when({ action: 'settle', itemId }, system).thenRefused('order.return_requested');
    const settledTime = '2026-05-28T00:00:00.000Z';
    const settled = orderOf('complete', { ...over, returnFault: 'product', settledTime });
    givenState(settled)
      .when({ action: 'return', itemId, deduction: 0 }, staff)
      .then(
        { type: 'OrderItemReturned', data: { itemId, deduction: 0 } },
        { type: 'OrderItemSettlementReversed', data: { itemId } },
      );
    const returned = orderOf('canceled', over);
    givenState(returned)
      .when({ action: 'settle', itemId }, system)
      .thenRefused('order.transition_not_allowed');
  });

  test('settlement waits for the window, and happens once', () => {
    givenState(orderOf('complete'))
      .when({ action: 'settle', itemId }, system)
      .thenRefused('order.still_returnable');
    givenState(orderOf('complete', { settledTime: '2026-05-31T00:00:00.000Z' }))
      .when({ action: 'settle', itemId }, system)
      .thenNothing();
  });

  test('an item that its buyer refused at the door comes back without a request', () => {
    givenState(orderOf('delivering'))
      .when({ action: 'return', itemId, deduction: 0 }, staff)
      .then({ type: 'OrderItemReturned', data: { itemId, deduction: 0 } });
    givenState(orderOf('complete'))
      .when({ action: 'return', itemId, deduction: 0 }, staff)
      .thenRefused('order.no_return_requested');
  });
});

test.each(['---', '4.03E+11'])(
  'the tracking number %s is refused, since it lacks digits',
  (trackingNumber) => {
    const parcel = { courier: '04', trackingNumber } as const;
    const refused = ['order.tracking_number_invalid', { trackingNumber }] as const;
    givenState(orderOf('preparing'))
      .when({ action: 'ship', itemId, ...parcel }, brandAdmin)
      .thenRefused(...refused);
    givenState(orderOf('complete', { returnFault: 'buyer' }))
      .when({ action: 'ship_return', itemId, ...parcel }, staff)
      .thenRefused(...refused);
  },
);

describe('money that goes back', () => {
  test('never exceeds the cash of its item', () => {
    const returning = orderOf('complete', { returnFault: 'buyer', goodwill: 9_000 });
    givenState(returning)
      .when({ action: 'return', itemId, deduction: 30_001 }, staff)
      .thenRefused('order.deduction_too_high', { left: 30_000, amount: 30_001 });
    givenState(returning)
      .when({ action: 'return', itemId, deduction: 30_000 }, staff)
      .then({ type: 'OrderItemReturned', data: { itemId, deduction: 30_000 } });
    givenState(returning)
      .when({ action: 'grant_goodwill', itemId, amount: 30_001 }, staff)
      .thenRefused('order.goodwill_too_high', { left: 30_000, amount: 30_001 });
    for (const amount of [0, -1]) {
      givenState(returning)
        .when({ action: 'grant_goodwill', itemId, amount }, staff)
        .thenRefused('order.goodwill_too_high');
    }
    givenState(orderOf('complete', { goodwill: 39_000 }))
      .when({ action: 'grant_goodwill', itemId, amount: 1 }, staff)
      .thenRefused('order.nothing_left');
  });
});

test('items are canceled all together or not at all', () => {
  const two = withItems(
    { ...orderItems.paid, itemId: 701 },
    { ...orderItems.preparing, itemId: 702 },
    { ...orderItems.delivering, itemId: 703 },
  );
  const cancel = (...itemIds: number[]) => ({ action: 'cancel_items', itemIds }) as const;
  givenState(two).when(cancel(701, 702), curator).thenRefused('order.being_prepared');
  givenState(two)
    .when(cancel(701, 702), staff)
    .then({ type: 'OrderItemsCanceled', data: { itemIds: [701, 702] } });
  givenState(two).when(cancel(701, 703), staff).thenRefused('order.transition_not_allowed');
  givenState(two).when(cancel(701, 709), staff).thenRefused('order.unknown_item', { itemId: 709 });
  givenState(two).when(cancel(), staff).thenNothing();
});

test('the destination stays once an item is prepared; a tryset item is at its buyer already', () => {
  const revise = { action: 'revise_buyer', buyer: sealedBuyer } as const;
  const paid = { ...orderItems.paid, itemId: 702 };
  const tried: OrderItem = { ...orderItems.complete, type: 'tryset', trysetItemId: 31 };
  givenState(withItems(tried, paid))
    .when(revise, curator)
    .then({ type: 'OrderBuyerRevised', data: { buyer: sealedBuyer } });
  givenState(withItems({ ...orderItems.preparing, itemId: 703 }, paid))
    .when(revise, curator)
    .thenRefused('order.on_its_way');
});

test('the same parcel again changes nothing', () => {
  const parcel = { courier: '04', trackingNumber: '512345678901' } as const;
  givenState(orderOf('delivering'))
    .when({ action: 'correct_parcel', itemId, ...parcel }, brandAdmin)
    .thenNothing();
  const shipped = orderOf('complete', { returnFault: 'buyer', returnParcel: parcel });
  givenState(shipped)
    .when({ action: 'ship_return', itemId, ...parcel }, curator)
    .thenNothing();
  givenState(orderOf('paid')).when({ action: 'prepare', itemId: 9 }, staff).thenRefused('order.unknown_item');
});

test('parcels have one of 31 couriers', () => {
  expect(new Set(orderCouriers).size).toBe(31);
  expect(orderCouriers.every((code) => /^\d\d$/.test(code))).toBe(true);
});

test('a courier shows its name in each language, and its code alone where no service lists it', () => {
  const [ko, en] = [courierTexts('ko'), courierTexts('en')];
  expect([ko['04'], en['04'], ko['96'], en['96']]).toEqual([
    'CJ대한통운 (04)',
    'CJ Logistics (04)',
    '96',
    '96',
  ]);
  expect(courierTexts('ja')).toEqual(en);
  for (const texts of [ko, en]) {
    expect(orderCouriers.filter((code) => texts[code] === code)).toEqual(['96', '97', '98']);
    expect(new Set(Object.values(texts)).size).toBe(31);
  }
});
