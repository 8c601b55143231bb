import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import { errorOf, type SubscriptionSide, subscriptionSide, url } from './testing/subscription-side.ts';

let given: SubscriptionSide;
beforeAll(async () => {
  given = await subscriptionSide();
});
afterAll(() => given.side.close());

test('an upgrade costs its offer, and the credit lowers its invoice', async () => {
  const { side, plans, newHouse, today, chosen, until } = given;
  const house = await newHouse();
  const id = await chosen(house, plans.standard);
  await until(id, { status: 'using' });
  const offer = await side.call(house.admin, 'GET', `${url}/${id}/upgrade_offer?plan_id=${plans.large}`);
  expect(offer).toMatchObject({
    status: 200,
    body: { planId: plans.large, amount: 200_000, credit: 300_000, tax: 18_181, startDate: today() },
  });
  const upgrade = (body: object) => side.call(house.admin, 'POST', `${url}/${id}/actions/upgrade`, body);
  expect(errorOf(await upgrade({ plan_id: plans.large, expected_amount: 1 }))).toEqual([
    409,
    'brand_subscription.price_changed',
  ]);
  expect(errorOf(await upgrade({ plan_id: plans.free }))).toEqual([409, 'brand_subscription.not_dearer']);
  expect((await upgrade({ plan_id: plans.large, expected_amount: 200_000 })).status).toBe(200);
  const { parts } = await until(id, { status: 'using', plan: { planId: plans.large } });
  expect(parts.map(({ amount }) => amount)).toEqual([300_000, 200_000]);
  const charged = (await side.deps.streams.refresh(brandInvoice, parts[1]?.brandInvoiceId ?? 0)).state;
  expect(charged).toMatchObject({ kind: 'upgrade', discountedAmount: 300_000 });
});
