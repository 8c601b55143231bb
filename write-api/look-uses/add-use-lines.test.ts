import { expect, test } from 'vitest';
import { lookUsePrice, lookUsePriceId } from '#domain/look-uses/price-policy.ts';
import { brandMonth } from '#domain/settlements/brand-month.ts';
import { brandMonthIdOf } from '#domain/settlements/month-days.ts';
import { entry } from '#domain/testing/looks.ts';
import { addUseLines } from './add-use-lines.ts';
import { lookUseHouse, mina, operator } from './testing/look-use-house.ts';

const start = '2027-04-01T03:00:00.000Z';
const days = { startDate: '2027-05-01', endDate: '2027-05-31' };

/** A confirmed regram for 200,000 KRW. */
async function confirmed(crashAt = -1) {
  const house = await lookUseHouse(start, crashAt, false, [addUseLines]);
  const price = { kind: 'cash', amount: 200_000, share: 60 } as const;
  const prices = [{ regionId: 'KOREA', useType: 'regram', price } as const];
  await house.given(lookUsePrice, lookUsePriceId, { action: 'revise', prices });
  house.arm();
  const { id } = await house.request(days);
  await house.act(id, { action: 'agree' }, mina);
  await house.act(id, { action: 'take_up' }, operator);
  await house.act(id, { action: 'confirm', amount: null }, operator);
  await house.settle();
  const monthOf = async (month: string) =>
    (await house.deps.streams.refresh(brandMonth, brandMonthIdOf(entry.brandId, month))).state;
  return { ...house, id, monthOf };
}

test('a confirmed use is charged once in the brand’s month, whatever append a crash meets', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const house = await confirmed(crashAt);
    expect(await house.monthOf('2027-04'), String(crashAt)).toMatchObject({
      lineCount: 1,
      // floor(200,000 × 10 / 110)
      sums: [{ currency: 'KRW', contentUse: 200_000, contentUseTax: 18_181 }],
    });
    if (!house.hasCrashed()) break;
  }
});

test('an early end takes its refund back', async () => {
  const house = await confirmed();
  await house.moveTo('2027-05-10T03:00:00.000Z');
  await house.act(house.id, { action: 'end', refund: 50_000 }, operator);
  await house.settle();
  expect(await house.monthOf('2027-05')).toMatchObject({ lineCount: 1, sums: [{ contentUse: -50_000 }] });
});
