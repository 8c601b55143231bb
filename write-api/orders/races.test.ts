import { describe, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import { payment } from '#domain/payments/payment.ts';
import { later } from '#domain/reacting.ts';
import type { Wanted } from '../trysets/reserve.ts';
import { reserveInOrder } from '../trysets/reserve-in-order.ts';
import { placeOrder } from './place-order.ts';
import { bag, coat, jun, keeper, mina, noon, type OrderHouse, orderHouse } from './testing/order-house.ts';
import { aBag, aCoat, act, buyer, cancel, deliver, pay, place } from './testing/steps.ts';
import type { WantedItem } from './wanted-order.ts';

const start = noon('2027-04-01');
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: { errorCode?: string }) => error.errorCode ?? error,
  );

const paymentOf = async (house: OrderHouse, id: number) => (await house.order(id)).paymentId ?? 0;

/** The provider’s answer. The order learns of it only when the reactor runs. */
async function confirmAlone(house: OrderHouse, id: number): Promise<void> {
  const command = {
    action: 'confirm',
    attempt: 1,
    reference: 'charge 1',
    amount: 20_000,
    currency: 'KRW',
    paidTime: house.now(),
    receiptUrl: null,
  } as const;
  await house.given(payment, await paymentOf(house, id), command, system);
}

describe('pay and cancel', () => {
  test('the cancel first: nothing is charged', async () => {
    const house = await orderHouse(start);
    const { id } = await place(house);
    expect((await cancel(house, id)).status).toBe('canceled');
    await house.settle();
    expect(house.fake.charges).toEqual([]);
    expect(house.typesOf('order')).toEqual(['OrderPlaced', 'OrderCanceled']);
    expect((await house.garment(503)).status).toBe('in_stock');
    expect(await codeOf(pay(house, id))).toBe('order.nothing_to_pay');
  });

  test('the charge under way and the cancel first: the money goes back', async () => {
    const house = await orderHouse(start);
    const { id } = await place(house);
    house.fake.onNextCharge(async () => {
      await cancel(house, id);
    });
    await house.moveTo(later(start, 3_600_000));
    expect((await house.order(id)).status).toBe('canceled');
    expect(house.fake.charges).toHaveLength(1);
    expect((await house.payment(await paymentOf(house, id))).refunds).toMatchObject([
      { why: 'late', status: 'done', amount: 20_000 },
    ]);
  });

  test('the payment first: the items are canceled and refunded', async () => {
    const house = await orderHouse(start);
    const { id } = await place(house);
    await confirmAlone(house, id);
    expect((await house.order(id)).status).toBe('wait');
    expect((await cancel(house, id)).status).toBe('canceled');
    expect(house.typesOf('order')).toEqual(['OrderPlaced', 'OrderPaid', 'OrderItemsCanceled']);
    expect((await house.payment(await paymentOf(house, id))).refunds).toMatchObject([
      { why: 'canceled', amount: 20_000 },
    ]);
    expect((await house.garment(503)).status).toBe('in_stock');
  });
});

describe('pay and expire', () => {
  test('the payment first: the order stays paid', async () => {
    const house = await orderHouse(start);
    const { id } = await place(house);
    await confirmAlone(house, id);
    await house.moveTo(later(start, 31 * 60_000));
    expect(house.typesOf('order')).toEqual(['OrderPlaced', 'OrderPaid']);
  });

  test('the end first: money that comes later goes back', async () => {
    const house = await orderHouse(start);
    const { id, request } = await place(house, { paymentMethod: 'payco' });
    expect(await codeOf(cancel(house, id, jun))).toMatch(/not_found/);
    await house.moveTo(later(start, 31 * 60_000));
    expect(house.typesOf('order')).toEqual(['OrderPlaced', 'OrderExpired']);
    expect(request).not.toBeNull();
    const command = {
      action: 'arrive_late',
      attempt: 1,
      reference: 'late 1',
      amount: 20_000,
      currency: 'KRW',
    } as const;
    await house.given(payment, await paymentOf(house, id), command, system);
    expect((await house.order(id)).status).toBe('canceled');
    expect((await house.payment(await paymentOf(house, id))).refunds).toMatchObject([{ why: 'late' }]);
  });
});

test('the answer and the notice tell the same payment: the order is paid once', async () => {
  const house = await orderHouse(start);
  const { id } = await place(house);
  await house.settle();
  const command = { action: 'follow_payment', news: { type: 'paid', paidTime: start } } as const;
  await house.run({ on: 'order', id, command });
  await house.moveTo(later(start, 3_600_000));
  expect(house.typesOf('order')).toEqual(['OrderPlaced', 'OrderPaid']);
});

describe('the last garment', () => {
  const ofTryset: Wanted = {
    holder: { kind: 'tryset_item', id: 77 },
    waitsFor: { kind: 'tryset', id: 70 },
    productSizeId: coat.sizeId,
  };
  const reserve = (house: OrderHouse) =>
    house.ask((asked) => reserveInOrder(house.deps, [ofTryset], asked.context));

  test('an order before a tryset', async () => {
    const house = await orderHouse(start);
    await place(house);
    expect(await codeOf(reserve(house))).toBe('tryset.size_not_free');
  });

  test('a tryset before an order: the order waits for the undecided request, then gets the garment', async () => {
    const house = await orderHouse(start);
    await reserve(house);
    const placing = codeOf(place(house));
    await house.moveTo(later(start, 121_000));
    expect(await placing).toBeNull();
    expect((await house.garment(503)).holder).toMatchObject({ kind: 'order_item' });
  });

  test.each([
    [mina, jun],
    [jun, mina],
  ])('two buyers at once: one of them gets it', async (one, other) => {
    const house = await orderHouse(start);
    const answers = await Promise.all([codeOf(place(house, {}, one)), codeOf(place(house, {}, other))]);
    expect(answers.toSorted()).toEqual([null, 'tryset.size_not_free'].toSorted());
    expect(await house.orders()).toHaveLength(1);
  });
});

describe('the last piece of a brand', () => {
  const soldOut = 'commerce_stock.sold_out';
  const reserve = (house: OrderHouse, orderId: number) =>
    house.run({
      on: 'commerce_stock',
      id: bag.sizeId,
      command: { action: 'reserve', type: 'brand', orderId, orderItemId: orderItemIdOf(orderId, 1) },
    });
  const buy = (house: OrderHouse, items: readonly WantedItem[], who = mina) =>
    codeOf(place(house, { items }, who));

  test.each([
    [mina, jun],
    [jun, mina],
  ])('two buyers at once: one of them gets it', async (one, other) => {
    const house = await orderHouse(start);
    expect(await buy(house, [aBag])).toBeNull();
    const answers = await Promise.all([buy(house, [aBag], one), buy(house, [aBag], other)]);
    expect(answers.toSorted()).toEqual([null, soldOut].toSorted());
    const { availableCount, reserved } = await house.shopStock(bag.sizeId);
    expect([availableCount, reserved.length]).toEqual([0, 2]);
  });

  test('two buyers of both pieces: one of them gets both', async () => {
    const house = await orderHouse(start);
    const both = [aBag, aBag];
    const answers = await Promise.all([buy(house, both, mina), buy(house, both, jun)]);
    expect(answers.toSorted()).toEqual([null, soldOut].toSorted());
    expect(await house.orders()).toHaveLength(1);
    expect((await house.shopStock(bag.sizeId)).reserved).toHaveLength(2);
  });

  test('an order waits for one that is not decided, and gets its piece if that one fails', async () => {
    const house = await orderHouse(start);
    await reserve(house, 900);
    await reserve(house, 901);
    const buying = buy(house, [aBag]);
    await house.moveTo(later(start, 121_000));
    expect(await buying).toBeNull();
    expect(house.typesOf('order').filter((type) => type === 'OrderPlaceExpired')).toHaveLength(2);
  });

  test('a refused order takes nothing of the others', async () => {
    const house = await orderHouse(start);
    await buy(house, [aBag, aBag]);
    expect(await buy(house, [aCoat, aBag])).toBe(soldOut);
    expect((await house.garment(503)).status).toBe('in_stock');
    expect((await house.shopStock(coat.sizeId)).reserved).toEqual([]);
  });
});

test('equal requests under one key place one order', async () => {
  const house = await orderHouse(start);
  const both = await house.ask((asked) =>
    Promise.all(
      [1, 2].map(() =>
        placeOrder(house.deps, asked, {
          userId: mina.id,
          items: [aCoat],
          usedPoint: 0,
          buyer,
          paymentMethod: 'card',
          expectedAmount: null,
        }),
      ),
    ),
  );
  expect(both.map(({ id }) => id)).toEqual([both[0]?.id, both[0]?.id]);
  expect(await house.orders()).toHaveLength(1);
  await house.settle();
  expect(house.fake.charges).toHaveLength(1);
});

describe('settlement and return', () => {
  const over = noon('2027-04-09');

  test('the request first: nothing is settled until it is over', async () => {
    const house = await orderHouse(start);
    const { id } = await place(house);
    await house.settle();
    const itemId = orderItemIdOf(id, 1);
    await deliver(house, itemId);
    await act(house, { action: 'request_return', itemId, fault: 'buyer' }, mina);
    await house.moveTo(over);
    expect((await house.order(id)).items[0]?.settledTime).toBeNull();
    await act(house, { action: 'reject_return', itemId }, keeper);
    await house.settle();
    expect((await house.order(id)).items[0]?.settledTime).toBe(over);
  });

  test('the settlement first: the return reverses it once', async () => {
    const house = await orderHouse(start);
    const { id } = await place(house);
    await house.settle();
    const itemId = orderItemIdOf(id, 1);
    await deliver(house, itemId);
    await house.moveTo(over);
    await act(house, { action: 'request_return', itemId, fault: 'product' }, mina);
    await act(house, { action: 'return', itemId, deduction: 0 });
    await house.settle();
    const types = house.typesOf('order');
    expect(types.filter((type) => type.startsWith('OrderItemSettle'))).toEqual([
      'OrderItemSettled',
      'OrderItemSettlementReversed',
    ]);
    expect((await house.garment(503)).status).toBe('in_check');
  });
});
