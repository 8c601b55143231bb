import { expect, test } from 'vitest';
import { later } from '#domain/reacting.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { Crash } from '../payments/testing/crash.ts';
import { placeOrder } from './place-order.ts';
import { bag, mina, noon, type OrderHouse, orderHouse } from './testing/order-house.ts';
import { aBag, aCoat, aDress, buyer, place, triedOn } from './testing/steps.ts';

const start = noon('2027-04-01');
const wanted = {
  userId: mina.id,
  items: [aDress, aCoat, aBag, triedOn(mina)],
  usedPoint: 5_000,
  buyer,
  paymentMethod: 'card',
  expectedAmount: 90_000,
} as const;

async function prepared(crashAt: number, losesDatabase: boolean): Promise<OrderHouse> {
  const house = await orderHouse(start, crashAt, losesDatabase);
  await house.givePoints(mina.id, 5_000);
  return house;
}

/** Runs a life with a crash at each point in turn, until a life has fewer points. Returns the number of points. */
async function atEachPoint(live: (house: OrderHouse) => Promise<void>, losesDatabase: boolean) {
  for (let crashAt = 0; ; crashAt += 1) {
    const house = await prepared(crashAt, losesDatabase);
    await live(house).catch((error) => {
      throw new Error(`crash at point ${crashAt}`, { cause: error });
    });
    if (!house.hasCrashed()) return crashAt;
  }
}

const garments = (house: OrderHouse) =>
  Promise.all([501, 502, 503].map(async (id) => (await house.garment(id)).status));

async function pieces(house: OrderHouse) {
  const { availableCount, reserved } = await house.shopStock(bag.sizeId);
  return { left: availableCount, waiting: reserved.length };
}

test.each([false, true])(
  'a request that is repeated after a crash orders and charges once (database lost: %s)',
  async (losesDatabase) => {
    const points = await atEachPoint(async (house) => {
      const { id } = await place(house, wanted);
      await house.moveTo(later(start, 3_600_000));
      const orders = await house.orders();
      expect(orders.map(({ orderId }) => orderId)).toEqual([id]);
      expect(orders[0]?.items.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'complete']);
      expect(house.fake.charges).toHaveLength(1);
      expect([...house.fake.books.values()].map(({ amount }) => amount)).toEqual([85_000]);
      expect(await house.points(mina.id)).toEqual({ balance: 0, available: 0, held: 0 });
      expect((await garments(house)).toSorted()).toEqual(['in_stock', 'requested', 'requested']);
      expect((await house.item(31)).status).toBe('purchased');
      expect(await pieces(house)).toEqual({ left: 1, waiting: 1 });
    }, losesDatabase);
    expect(points).toBeGreaterThan(20);
  },
);

test.each([false, true])(
  'a request that is never repeated leaves nothing behind (database lost: %s)',
  async (losesDatabase) => {
    const ends = new Set<string>();
    await atEachPoint(async (house) => {
      const asking = async (asked: Asked) => {
        await placeOrder(house.deps, asked, wanted).catch((error) => {
          if (!(error instanceof Crash)) throw error;
        });
      };
      await house.ask(asking, mina);
      await house.moveTo(later(start, 3_600_000));
      const [order] = await house.orders();
      const end = order?.status ?? 'nothing';
      ends.add(end);
      if (end === 'paid') {
        expect(house.fake.charges).toHaveLength(1);
        return;
      }
      expect(house.fake.charges).toEqual([]);
      expect(await house.points(mina.id)).toEqual({ balance: 5_000, available: 5_000, held: 0 });
      expect(await garments(house)).toEqual(['in_stock', 'in_stock', 'in_stock']);
      expect((await house.item(31)).status).toBe('tryset_delivered');
      expect(await pieces(house)).toEqual({ left: 2, waiting: 0 });
    }, losesDatabase);
    // Before the deciding append nothing remains; before the try the order ends unpaid; then it is paid.
    expect([...ends].toSorted()).toEqual(['canceled', 'nothing', 'paid']);
  },
);
