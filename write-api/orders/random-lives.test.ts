import { expect, test } from 'vitest';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import type { Order, OrderItem } from '#domain/orders/order-state.ts';
import { ordersWritten } from '#domain/orders/written.ts';
import { confirmedOf, openRefunds, sumOf } from '#domain/payments/money.ts';
import { later } from '#domain/reacting.ts';
import { asEvent } from '#event-store/stored-event.ts';
import { aSeed, seeded, upTo } from '#projections/testing/random.ts';
import {
  bag,
  coat,
  dress,
  jun,
  mina,
  noon,
  type OrderHouse,
  orderHouse,
  tried,
} from './testing/order-house.ts';
import { liveRandomly } from './testing/random-life.ts';

const seed = aSeed();
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const isOver = ({ status }: OrderItem) =>
  status === 'canceled' || status === 'failed' || status === 'forgery';

/** The deductions from refunds, by item. */
function deductionsIn({ log }: OrderHouse): ReadonlyMap<number, number> {
  const deducted = new Map<number, number>();
  for (const stored of log) {
    const { type, data } = asEvent<OrderEvent>(stored);
    if (type === 'OrderItemReturned') deducted.set(data.itemId, data.deduction);
  }
  return deducted;
}

/** The provider, our payments and the orders agree: money is kept for items that were not canceled, and for deductions. */
async function expectMoney(house: OrderHouse, orders: readonly Order[]): Promise<void> {
  const deductions = deductionsIn(house);
  const owed: number[] = [];
  for (const { orderId, paymentId, paidTime, items } of orders) {
    if (paymentId === null) continue;
    const payment = await house.payment(paymentId);
    const money = confirmedOf(payment);
    const kept = money === null ? 0 : money.amount - money.refunded;
    expect(money === null ? 0 : sumOf(openRefunds(payment, money.reference))).toBe(0);
    const worth = items.map((item) =>
      isOver(item) ? (deductions.get(item.itemId) ?? 0) : item.itemCash - item.goodwill,
    );
    const due = paidTime === null ? 0 : sum(worth);
    expect([orderId, kept]).toEqual([orderId, due]);
    owed.push(due);
  }
  const kept = [...house.fake.books.values()].map(({ status, amount, refunds }) =>
    status === 'failed' || status === 'ready' ? 0 : amount - sum(refunds.map((each) => each.amount)),
  );
  expect(sum(kept)).toBe(sum(owed));
}

async function expectPoints(
  house: OrderHouse,
  orders: readonly Order[],
  given: ReadonlyMap<number, number>,
): Promise<void> {
  for (const { id } of [mina, jun]) {
    const own = orders.filter(({ userId }) => userId === id);
    const points = (of: (order: Order, item: OrderItem) => boolean) =>
      sum(own.flatMap((order) => order.items.map((item) => (of(order, item) ? item.itemPoint : 0))));
    const spent = points(({ paidTime }, item) => paidTime !== null && !isOver(item));
    const held = points(({ status }) => status === 'wait');
    const balance = (given.get(id) ?? 0) - spent;
    expect(await house.points(id)).toEqual({ balance, held, available: balance - held });
  }
}

/** A garment is where its item says. */
async function expectGarments(house: OrderHouse, orders: readonly Order[]): Promise<void> {
  const items = orders.flatMap((each) => each.items);
  for (const id of [501, 502, 503]) {
    const { status, holder } = await house.garment(id);
    const item = items.find((each) => each.stockItemId === id && !isOver(each) && each.settledTime === null);
    if (item !== undefined) {
      const isOut = item.status === 'delivering' || item.status === 'complete';
      expect([id, status, holder]).toEqual([
        id,
        isOut ? 'in_use' : 'requested',
        { kind: 'order_item', id: item.itemId },
      ]);
      continue;
    }
    const isSold = items.some((each) => each.stockItemId === id && !isOver(each));
    expect([id, holder]).toEqual([id, null]);
    expect(isSold ? ['purchased'] : ['in_stock', 'in_check', 'unavailable']).toContain(status);
  }
  for (const { id } of [mina, jun]) {
    const trysetItemId = tried[id] ?? 0;
    const { status } = await house.item(trysetItemId);
    const buying = items.filter((each) => each.trysetItemId === trysetItemId);
    const bought = buying.find((each) => !isOver(each));
    const hasComeBack = buying.some((each) => each.completedTime !== null && isOver(each));
    const expected = { wait: 'purchase_pending', complete: 'purchased' } as Record<string, string>;
    const now = bought === undefined ? (hasComeBack ? 'return_arrived' : 'tryset_delivered') : '';
    expect(status).toBe(bought === undefined ? now : expected[bought.status]);
  }
}

/** Each piece of the shop's stock is left, waits for its order's end, or is sold. */
async function expectPieces(house: OrderHouse, orders: readonly Order[]): Promise<void> {
  const lost = house.log.flatMap((stored) => {
    const { type, data } = asEvent<OrderEvent>(stored);
    return type === 'OrderItemLost' ? data.itemId : [];
  });
  const items = orders.flatMap((each) => each.items).filter(({ type }) => type === 'product_v2');
  for (const { sizeId } of [dress, coat, bag]) {
    const { availableCount, reserved, soldCount } = await house.shopStock(sizeId);
    const own = items.filter(({ productSizeId }) => productSizeId === sizeId);
    const waiting = own.filter((item) => !isOver(item) && item.settledTime === null);
    expect(reserved.map(({ orderItemId }) => orderItemId).toSorted()).toEqual(
      waiting.map(({ itemId }) => itemId).toSorted(),
    );
    expect(soldCount).toBe(
      own.filter(({ itemId, settledTime }) => settledTime !== null || lost.includes(itemId)).length,
    );
    if (sizeId === bag.sizeId) expect((availableCount ?? 0) + reserved.length + soldCount).toBe(bag.pieces);
  }
}

async function live(life: number, seen: Set<string>): Promise<void> {
  const random = seeded(life);
  const crashAt = upTo(random, 2) === 0 ? upTo(random, 150) : -1;
  const house = await orderHouse(noon('2027-04-01'), crashAt, upTo(random, 2) === 0);
  const given = await liveRandomly(house, random, 20 + upTo(random, 40));
  house.fake.moods.length = 0;
  // Calls that found the provider away are made again within hours.
  await house.moveTo(later(house.now(), 2 * 86_400_000));
  const orders = await house.orders();
  await expectMoney(house, orders);
  await expectPoints(house, orders, given);
  await expectGarments(house, orders);
  await expectPieces(house, orders);
  for (const type of house.typesOf('order')) seen.add(type);
}

/** All events that can happen in these lives: nothing fails a payment of an order, and no buyer changes. */
const expected = Object.keys(ordersWritten[0]?.newest ?? {}).filter(
  (type) => !['OrderFailed', 'OrderBuyerRevised', 'OrderPlaceExpired'].includes(type),
);

const runs = (count: number) => async () => {
  const seen = new Set<string>();
  for (let run = 0; run < count; run += 1) {
    const life = (seed + run) >>> 0;
    await live(life, seen).catch((error) => {
      throw new Error(`TEST_SEED=${life}`, { cause: error });
    });
  }
  expect(expected.filter((type) => !seen.has(type))).toEqual([]);
};

test(`whatever happens, money, points and garments reconcile (TEST_SEED=${seed})`, runs(200));

test(`the same in 10,000 lives (TEST_SEED=${seed})`, { tags: 'thorough', timeout: 900_000 }, runs(10_000));
