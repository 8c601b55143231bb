import type { Area } from '../area.ts';

export const brandSubscriptionsArea = {
  kinds: ['brand_subscription'],
  references: { brandSubscriptionId: 'brand_subscription' },
  referencesOf: {},
  persons: [],
  upcasters: {},
  incidents: { BrandSubscriptionGivenUp: 'always', BrandSubscriptionEndedNow: 'always' },
} as const satisfies Area;
