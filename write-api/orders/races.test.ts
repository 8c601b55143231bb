import { describe, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import { member } from '#domain/members/member.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import { payment } from '#domain/payments/payment.ts';
import { product } from '#domain/products/product.ts';
import { later } from '#domain/reacting.ts';
import { reviseMember } from '../members/use-cases.ts';
import type { Wanted } from '../trysets/reserve.ts';
import { reserveInOrder } from '../trysets/reserve-in-order.ts';
import { placeOrder } from './place-order.ts';
import { bag, coat, jun, keeper, mina, noon, type OrderHouse, orderHouse } from './testing/order-house.ts';
import { aBag, aCoat, act, buyer, cancel, deliver, pay, place } from './testing/steps.ts';
import type { WantedItem, WantedOrder } from './wanted-order.ts';

const start = noon('2027-04-01');
const wanted: WantedOrder = {
  userId: mina.id,
  items: [aCoat],
  usedPoint: 0,
  buyer,
  paymentMethod: 'card',
  expectedAmount: null,
};
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

describe('what an order needs is taken away', () => {
  const leave = (house: OrderHouse) => house.given(member, mina.id, { action: 'request_forgetting' });
  const move = (house: OrderHouse) =>
    house.ask(
      (asked) => reviseMember(house.deps, asked, { id: mina.id, said: { regionId: 'JAPAN' } }),
      keeper,
    );
  const withoutBrand = async (house: OrderHouse) => house.given(brand, 7, { action: 'remove' });
  const withoutProduct = (house: OrderHouse) => house.given(product, coat.productId, { action: 'remove' });

  /** Runs other work once, before the command with the number `at` of a placing. */
  async function placeAgainst(at: number, other: (house: OrderHouse) => Promise<unknown>) {
    const house = await orderHouse(start);
    let commands = 0;
    let hasCome = false;
    let answer: unknown = null;
    const { streams } = house.deps;
    const inTurn: typeof streams.inTurn = async (on, work) => {
      if (commands++ === at && !hasCome) {
        hasCome = true;
        answer = await codeOf(other(house));
      }
      return streams.inTurn(on, work);
    };
    const deps = { ...house.deps, streams: { ...streams, inTurn } };
    const placing = await house.ask((asked) => codeOf(placeOrder(deps, asked, wanted)));
    return { house, placing, hasCome, answer };
  }

  test.each([
    ['MemberForgettingRequested', leave],
    ['BrandRemoved', withoutBrand],
    ['ProductRemoved', withoutProduct],
  ])('%s before the decision, at any moment: nothing is charged', async (event, other) => {
    let came = 0;
    for (let at = 0; ; at += 1) {
      const { house, placing, hasCome } = await placeAgainst(at, other);
      if (!hasCome) break;
      const types = house.log.map(({ type }) => type);
      const [placedAt, cameAt] = [types.indexOf('OrderPlaced'), types.indexOf(event)];
      if (placedAt === -1 || cameAt < placedAt) {
        came += 1;
        expect(placing, `command ${at}`).not.toBeNull();
        expect(house.fake.charges, `command ${at}`).toEqual([]);
        await house.moveTo(later(start, 3_600_000));
        for (const { status } of await house.orders()) expect(status).toBe('canceled');
        expect((await house.shopStock(coat.sizeId)).reserved).toEqual([]);
      }
    }
    expect(came).toBeGreaterThan(3);
  });

  test('a change of the region at any moment: the order keeps it, or the order ends', async () => {
    const ends = new Set<string>();
    for (let at = 0; ; at += 1) {
      const { house, placing, hasCome, answer } = await placeAgainst(at, move);
      if (!hasCome) break;
      const { regionId } = (await house.deps.streams.refresh(member, mina.id)).state;
      await house.settle();
      const isLive = (await house.orders()).some(({ status }) => status !== 'canceled');
      expect([placing === null, regionId], `command ${at}: ${answer}`).toEqual([
        isLive,
        isLive ? 'KOREA' : 'JAPAN',
      ]);
      ends.add(regionId);
    }
    expect([...ends].toSorted()).toEqual(['JAPAN', 'KOREA']);
  });
});

test('equal requests under one key place one order', async () => {
  const house = await orderHouse(start);
  const both = await house.ask((asked) =>
    Promise.all([1, 2].map(() => placeOrder(house.deps, asked, wanted))),
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
