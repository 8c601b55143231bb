import type { PageOf } from '#http/lists.ts';
import type { BrandSubscription, BrandSubscriptionStatus } from '#read-api/brand-subscriptions/contract.ts';
import { restCall } from '../kit/rest-call.ts';

export const listBrandSubscriptions = restCall<PageOf<BrandSubscription>>(
  'listBrandSubscriptions',
  'GET',
  '/v2/brand_subscriptions',
);
export const getBrandSubscriptionStatus = restCall<BrandSubscriptionStatus>(
  'getBrandSubscriptionStatus',
  'GET',
  '/v2/brand_subscriptions/status/{brand_id}',
);
