import { expect } from 'vitest';
import { type Case, type House, sameFacts } from '../table.ts';

const subscriptions = '/v2/brand_subscriptions';

/** A brand with a subscription that waits for a transfer. */
async function withSubscription(house: House) {
  const brandId = house.brandIds[0] ?? 0;
  const { staff } = house.callers;
  const known = await house.ask(staff, 'GET', `${subscriptions}?brand_id=${brandId}`);
  if (known.body.data.length > 0) return { variables: {}, brandId };
  const plan = await house.ask(staff, 'POST', '/v2/brand_plans', {
    display_name: 'Standard',
    internal_name: 'standard of the graph',
    subscription_type: 'basic',
    months: 1,
    price: { KOREA: 300_000, JAPAN: 30_000 },
    max_sku_amount: 50,
  });
  expect(plan.status).toBe(201);
  const chosen = await house.ask(staff, 'POST', subscriptions, {
    brand_id: brandId,
    plan_id: plan.body.id,
    start_date: new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10),
    method: 'bank',
    renew: true,
  });
  expect(chosen.status).toBe(201);
  return { variables: {}, brandId };
}

export const subscriptionCases: Case[] = [
  {
    name: 'currentSubscription',
    admits: ['staff', 'auditor', 'ownBrand', 'otherBrand'],
    good: withSubscription,
    twin: () => ({ method: 'GET', path: `${subscriptions}?limit=1` }),
    same(answer, { data: [subscription] }, kind) {
      if (kind !== 'ownBrand') {
        expect(answer).toBeNull();
        return;
      }
      expect(answer).toMatchObject({
        status: 'pending',
        paymentStatus: 'AWAIT',
        invoice: { amount: 300_000 },
      });
      const { paymentStatus: _, ...others } = answer;
      expect(sameFacts(others, subscription)).toBeGreaterThan(8);
    },
  },
  {
    name: 'retryAwaitSubscriptionByBrand',
    admits: ['staff', 'auditor', 'ownBrand', 'otherBrand'],
    good: async (house) => {
      const { brandId } = await withSubscription(house);
      return { variables: { brandId }, brandId };
    },
    twin: ({ brandId }) => ({
      method: 'GET',
      path: `${subscriptions}?brand_id=${brandId}&status=payment_retry_await`,
    }),
    same: (answer, twin) => expect([answer, twin.data]).toEqual([null, []]),
  },
];
