import { sql } from 'kysely';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { brandSubscriptionPast, brandSubscriptionsThen } from './past.ts';
import { brandSubscriptionRoutes } from './routes.ts';

export const brandSubscriptions: Area = {
  routes: [brandSubscriptionRoutes],
  streams: {
    brand_subscription: {
      fold: fold(brandSubscription.initial, brandSubscription.evolve),
      isFilter: true,
      field: 'brandSubscriptionId',
      housekeeping: ['BrandSubscriptionStartExpired'],
      isLogOf: (brandId) => sql`exists (select from read.brand_subscriptions
        where id = log.entity_id::integer and brand_id = ${brandId})`,
    },
  },
  past: brandSubscriptionPast,
  rowsThen: brandSubscriptionsThen,
};
