import { expect, test } from 'vitest';
import { choosePlan } from './choose-plan.ts';
import { offerOfPlan } from './plan-offer.ts';
import { billingHouse, brandId, plans } from './testing/billing-house.ts';
import { noon } from './testing/steps.ts';

test('a first plan costs its offer for that day, with the tax in it, and no other charge', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  const offer = (planId: number, startDate: string) =>
    house.ask((asked) => offerOfPlan(house.deps, asked, { brandId, planId, startDate }));
  const now = { planId: plans.standard, amount: 300_000, tax: 27_272, currency: 'KRW' };
  expect(await offer(plans.standard, '2027-04-01')).toEqual({
    ...now,
    startDate: '2027-04-01',
    endDate: '2027-04-30',
  });
  await house.setPrice(plans.standard, 350_000);
  expect(await offer(plans.standard, '2027-04-30')).toMatchObject(now);
  const later = await offer(plans.standard, '2027-05-01');
  expect(later).toMatchObject({ amount: 350_000, tax: 31_818, endDate: '2027-05-31' });
  await expect(offer(plans.standard, '2027-03-31')).rejects.toMatchObject({
    errorCode: 'brand_subscription.bad_start',
  });
  await expect(offer(999, '2027-04-01')).rejects.toMatchObject({ errorCode: 'brand_plan.unknown' });

  const choose = (expectedAmount: number) =>
    house.ask((asked) =>
      choosePlan(house.deps, asked, {
        brandId,
        planId: plans.standard,
        startDate: '2027-05-01',
        method: 'card',
        renew: true,
        expectedAmount,
      }),
    );
  await expect(choose(300_000)).rejects.toMatchObject({
    errorCode: 'brand_subscription.price_changed',
    detail: { amount: 350_000 },
  });
  expect(await choose(350_000)).toMatchObject({ status: 'pending' });
});
