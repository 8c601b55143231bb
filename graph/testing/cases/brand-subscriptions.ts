import { expect } from 'vitest';
import { type Case, type House, sameFacts } from '../table.ts';

const subscriptions = '/v2/brand_subscriptions';

/** A brand whose newest subscription has the status. */
const brandWith = (status: string) => async (house: House) => {
  const { body } = await house.ask(house.callers.staff, 'GET', `${subscriptions}?status=${status}&limit=1`);
  return body.data[0].brand.id as number;
};

/** Compares a subscription with its twin. Payment statuses have other spellings in the graph. */
function sameSubscription({ paymentStatus: _, ...answer }: Record<string, unknown>, twin: object) {
  expect(sameFacts(answer, twin)).toBeGreaterThan(8);
}

export const subscriptionCases: Case[] = [
  {
    name: 'currentSubscription',
    admits: ['staff', 'auditor', 'ownBrand', 'otherBrand'],
    good: async (house) => ({ variables: {}, brandId: await brandWith('using')(house) }),
    twin: () => ({ method: 'GET', path: `${subscriptions}?limit=1` }),
    same(answer, { data: [subscription] }, kind) {
      if (kind === 'staff' || kind === 'auditor') {
        expect(answer).toBeNull();
        return;
      }
      if (kind === 'ownBrand') expect(answer).toMatchObject({ status: 'using', paymentStatus: 'DONE' });
      sameSubscription(answer, subscription);
    },
  },
  {
    name: 'retryAwaitSubscriptionByBrand',
    admits: ['staff', 'auditor', 'ownBrand', 'otherBrand'],
    good: async (house) => {
      const brandId = await brandWith('payment_retry_await')(house);
      return { variables: { brandId }, brandId };
    },
    twin: ({ brandId }) => ({
      method: 'GET',
      path: `${subscriptions}?brand_id=${brandId}&status=payment_retry_await`,
    }),
    same(answer, { data: [subscription] }, kind) {
      if (kind === 'otherBrand') {
        expect([answer, subscription]).toEqual([null, undefined]);
        return;
      }
      expect(answer).toMatchObject({ status: 'payment_retry_await', paymentStatus: 'RETRY_AWAIT' });
      sameSubscription(answer, subscription);
    },
  },
];
