import { describe, expect, test } from 'vitest';
import { brand } from '#domain/brands/brand.ts';
import { product } from '#domain/products/product.ts';
import { later } from '#domain/reacting.ts';
import { removeBrand } from '../brands/use-cases.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { removeProductSize } from '../products/size-use-cases.ts';
import { removeProduct } from '../products/use-cases.ts';
import { placeOrder } from './place-order.ts';
import { coat, keeper, mina, noon, type OrderHouse, orderHouse } from './testing/order-house.ts';
import { aCoat, buyer } from './testing/steps.ts';
import type { WantedOrder } from './wanted-order.ts';

const start = noon('2027-04-01');
const wanted: WantedOrder = {
  userId: mina.id,
  items: [aCoat],
  usedPoint: 0,
  buyer,
  paymentMethod: 'card',
  expectedAmount: null,
};
const { productId, sizeId } = coat;

type Remove = (deps: WriteDeps, asked: Asked) => Promise<unknown>;
const removals: readonly (readonly [string, string, Remove])[] = [
  ['a brand', 'BrandRemoval', (deps, asked) => removeBrand(deps, asked, 7)],
  ['a product', 'ProductRemoval', (deps, asked) => removeProduct(deps, asked, productId)],
  ['a size', 'ProductRemoval', (deps, asked) => removeProductSize(deps, asked, { productId, id: sizeId })],
];

/** The error codes with which one of both may be refused. */
const refused = (error: unknown) =>
  expect(error).toMatchObject({
    errorCode: expect.stringMatching(
      /^(removal\.in_use|order\.not_for_sale|order\.product_size_not_found|(brand|product|product_size)\.not_found)$/,
    ),
  });

const place = (house: OrderHouse, deps: WriteDeps = house.deps) =>
  house.ask((asked) => placeOrder(deps, asked, wanted)).catch(refused);
const removed = (house: OrderHouse, remove: Remove, deps: WriteDeps = house.deps) =>
  house.ask((asked) => remove(deps, asked), keeper).catch(refused);

/** Cuts a removal off before the command with the number `at`, as a crash does. */
function cutOff(house: OrderHouse, at: number) {
  return interrupted(house, at, async () => {
    throw new Error('crash');
  });
}

/** Runs other work once, before the command with the number `at`. */
function interrupted({ deps }: OrderHouse, at: number, other: () => Promise<unknown>) {
  let commands = 0;
  const streams: WriteDeps['streams'] = {
    ...deps.streams,
    async inTurn(on, work) {
      if (commands++ === at) await other();
      return deps.streams.inTurn(on, work);
    },
  };
  return { deps: { ...deps, streams }, hasInterrupted: () => commands > at };
}

async function isThere({ deps: { streams } }: OrderHouse): Promise<boolean> {
  const { state: owner } = await streams.refresh(brand, 7);
  const { state: of } = await streams.refresh(product, productId);
  const isSizeThere = of.sizes.some((size) => size.productSizeId === sizeId && !size.isRemoved);
  return owner.status !== 'removed' && of.status !== 'removed' && isSizeThere;
}

/** Either the order lives and keeps what it names, or nothing is charged. Returns whether it lives. */
async function expectOneOfBoth(house: OrderHouse, at: string): Promise<boolean> {
  await house.moveTo(later(start, 3_600_000));
  const isLive = (await house.orders()).some(({ status }) => status !== 'canceled');
  expect(await isThere(house), at).toBe(isLive);
  expect(house.fake.charges.length, at).toBe(isLive ? 1 : 0);
  return isLive;
}

describe.each(removals)('the removal of %s and an order', (_name, event, remove) => {
  test('a whole order at any moment of the removal: one of both happens', async () => {
    const lives = new Set<boolean>();
    let stopped = 0;
    for (let at = 0; ; at += 1) {
      const house = await orderHouse(start);
      const { deps, hasInterrupted } = interrupted(house, at, () => place(house));
      await removed(house, remove, deps);
      if (!hasInterrupted()) break;
      lives.add(await expectOneOfBoth(house, `order before command ${at}`));
      stopped += house.log.filter(({ type }) => type === `${event}Stopped`).length;
      expect(at).toBeLessThan(50);
    }
    expect([...lives]).toContain(true);
    expect(stopped).toBeGreaterThan(0);
  });

  test('a crash at any moment: an order goes on, and stops what is left', async () => {
    for (let at = 0; ; at += 1) {
      const house = await orderHouse(start);
      const { deps, hasInterrupted } = cutOff(house, at);
      const removing = house.ask((asked) => remove(deps, asked), keeper).catch(() => null);
      await removing;
      if (!hasInterrupted()) break;
      const wasThere = await isThere(house);
      await place(house);
      expect(await expectOneOfBoth(house, `crash before command ${at}`)).toBe(wasThere);
      const types = house.log.map(({ type }) => type);
      const hasStopped = types.includes(`${event}Stopped`);
      expect(hasStopped, `${at}`).toBe(wasThere && types.includes(`${event}Began`));
      expect(at).toBeLessThan(50);
    }
  });

  test('a crash at any moment: the same removal sent again removes it', async () => {
    for (let at = 0; ; at += 1) {
      const house = await orderHouse(start);
      const { deps, hasInterrupted } = cutOff(house, at);
      await house.ask(async (asked) => {
        await remove(deps, asked).catch(() => null);
        await remove(house.deps, asked);
      }, keeper);
      expect(await isThere(house), `crash before command ${at}`).toBe(false);
      if (!hasInterrupted()) break;
      expect(at).toBeLessThan(50);
    }
  });

  test('a whole removal at any moment of the order: one of both happens', async () => {
    const lives = new Set<boolean>();
    for (let at = 0; ; at += 1) {
      const house = await orderHouse(start);
      const { deps, hasInterrupted } = interrupted(house, at, () => removed(house, remove));
      await place(house, deps);
      if (!hasInterrupted()) break;
      lives.add(await expectOneOfBoth(house, `removal before command ${at}`));
      expect(at).toBeLessThan(50);
    }
    expect([...lives].toSorted()).toEqual([false, true]);
  });
});
