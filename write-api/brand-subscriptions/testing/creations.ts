import { businessDayOf } from '#domain/business-day.ts';
import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  {
    // A brand has at most one live subscription, so each call needs a new brand.
    paths: /^\/v2\/brand_subscriptions$/,
    async known({ side, name, made }) {
      const plan = {
        display_name: name,
        internal_name: name,
        subscription_type: 'normal',
        price: { KOREA: 300_000, JAPAN: null },
        months: 1,
      };
      return {
        brand_id: await made('/v1/brands', { name, is_published: true }),
        plan_id: await made('/v2/brand_subscriptions/plans', plan),
        start_date: businessDayOf(side.deps.clock()),
        method: 'bank',
      };
    },
  },
];
