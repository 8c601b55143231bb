import { type Caller, notForThisCaller } from '#http/caller.ts';
import { builder } from '../kit/builder.ts';
import { refusalOfError } from '../kit/refusal.ts';
import { getBrandSubscriptionStatus, listBrandSubscriptions } from './calls.ts';
import { SubscriptionType } from './types.ts';

builder.queryField('currentSubscription', (t) =>
  t.field({
    type: SubscriptionType,
    nullable: true,
    description: 'The live subscription of the own brand, else its newest one; null for staff.',
    resolve: async (_, _args, { graph, caller }) => {
      const brandId = ownBrandOf(caller);
      if (brandId === null) return null;
      const path = { brand_id: brandId };
      return (await graph.read(getBrandSubscriptionStatus, { path })).subscription;
    },
  }),
);

builder.queryField('retryAwaitSubscriptionByBrand', (t) =>
  t.field({
    type: SubscriptionType,
    nullable: true,
    description:
      'The subscription of a brand whose payment failed and is tried again; null if there is none.',
    args: { brandId: t.arg.int({ required: true }) },
    resolve: async (_, { brandId: brand_id }, { graph }) => {
      const query = { brand_id, status: 'payment_retry_await', limit: 1 };
      return (await graph.read(listBrandSubscriptions, { query })).data[0] ?? null;
    },
  }),
);

/** Returns the brand of a brand admin; null for staff. Members have no brand, so they are refused as in REST. */
function ownBrandOf(caller: Caller | null): number | null {
  if (caller?.label === 'user') throw refusalOfError(notForThisCaller(caller, ['staff', 'brand_admin']));
  return caller?.label === 'brand_admin' ? caller.brandId : null;
}
