import { expect, test } from 'vitest';
import { startOfBusinessDay } from '#domain/business-day.ts';
import type { LookUsePrice } from '#domain/look-uses/price.ts';
import { requireSeenPrice } from './terms.ts';
import { lookUseHouse } from './testing/look-use-house.ts';

const start = startOfBusinessDay('2027-04-01');
const days = { startDate: '2027-04-05', endDate: '2027-04-12' };
const dearer: LookUsePrice = { kind: 'points', amount: 4_000 };
const cash: LookUsePrice = { kind: 'cash', amount: 50_000, share: 60 };
const changed = { errorCode: 'look_use.price_changed' };

test('a price revised before the request refuses it and leaves no claim; the new price is taken', async () => {
  const house = await lookUseHouse(start);
  await house.revisePrice(dearer);
  const refused = house.request(days, { pointAmount: 3_000 });
  await expect(refused).rejects.toMatchObject({ ...changed, detail: { amount: 0, pointAmount: 4_000 } });
  expect(await house.claims()).toEqual([]);
  const { id } = await house.request(days, { pointAmount: 4_000 });
  expect((await house.use(id)).price).toEqual(dearer);
});

test('a price revised after the request leaves the use at the price that was seen', async () => {
  const house = await lookUseHouse(start);
  const { id } = await house.request(days, { amount: 0, pointAmount: 3_000 });
  await house.revisePrice(dearer);
  expect((await house.use(id)).price).toEqual({ kind: 'points', amount: 3_000 });
});

test('a request and a revision at once, in both orders, never make a use at a price that nobody saw', async () => {
  for (const isRequestFirst of [true, false]) {
    const house = await lookUseHouse(start);
    const request = () => house.request(days, { pointAmount: 3_000 }).catch((error: Error) => error);
    const revise = () => house.revisePrice(dearer);
    const [one] = isRequestFirst
      ? await Promise.all([request(), revise()])
      : await Promise.all([revise(), request()]).then((both) => both.toReversed());
    if (one instanceof Error) {
      expect(one).toMatchObject(changed);
      expect(await house.claims()).toEqual([]);
      continue;
    }
    const [claim] = await house.claims();
    expect((await house.use(claim?.lookUseId ?? 0)).price).toEqual({ kind: 'points', amount: 3_000 });
  }
});

test.each([
  [cash, { amount: 50_000, pointAmount: null }, true],
  [cash, { amount: 50_000, pointAmount: 0 }, true],
  [cash, { amount: null, pointAmount: null }, true],
  [cash, { amount: 49_999, pointAmount: null }, false],
  [cash, { amount: null, pointAmount: 50_000 }, false],
  [dearer, { amount: 4_000, pointAmount: null }, false],
  [null, { amount: 0, pointAmount: 0 }, true],
  [null, { amount: 50_000, pointAmount: null }, false],
])('the present price must be the seen one', (price, seen, isSame) => {
  const required = () => requireSeenPrice(price, seen);
  if (isSame) expect(required).not.toThrow();
  else expect(required).toThrow(expect.objectContaining(changed));
});
