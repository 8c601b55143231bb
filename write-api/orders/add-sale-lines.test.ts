import { expect, test } from 'vitest';
import { daysLater } from '#domain/business-day.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import { brandMonth } from '#domain/settlements/brand-month.ts';
import { brandMonthIdOf } from '#domain/settlements/month-days.ts';
import { addSaleLines } from './add-sale-lines.ts';
import { mina, noon, orderHouse } from './testing/order-house.ts';
import { act, deliver, place, triedOn } from './testing/steps.ts';

const start = noon('2027-04-01');
const day = (days: number) => noon(daysLater('2027-04-01', days));

async function shop(crashAt = -1) {
  const house = await orderHouse(start, crashAt, false, [addSaleLines]);
  const april = brandMonthIdOf(7, '2027-04');
  return { ...house, month: async () => (await house.deps.streams.refresh(brandMonth, april)).state };
}

test('a settled item counts once in the month of its brand, whatever append a crash meets', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const house = await shop(crashAt);
    const { id } = await place(house);
    await house.settle();
    await deliver(house, orderItemIdOf(id, 1));
    await house.moveTo(day(9));
    expect(await house.month(), String(crashAt)).toMatchObject({
      status: 'open',
      brandId: 7,
      lineCount: 1,
      // floor(20,000 × 67 / 100)
      sums: [{ currency: 'KRW', sales: 20_000, brandPayment: 13_400 }],
    });
    if (!house.hasCrashed()) break;
  }
});

test('a return after the settlement takes the sale back', async () => {
  const house = await shop();
  const { id } = await place(house, { items: [triedOn(mina)] });
  await house.moveTo(day(9));
  const itemId = orderItemIdOf(id, 1);
  await act(house, { action: 'request_return', itemId, fault: 'product' }, mina);
  await act(house, { action: 'return', itemId, deduction: 0 });
  await house.settle();
  expect(await house.month()).toMatchObject({ lineCount: 2, sums: [{ sales: 0, brandPayment: 0 }] });
});
