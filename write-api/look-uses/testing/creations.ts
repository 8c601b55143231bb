import { businessDayOf } from '#domain/business-day.ts';
import type { CreationSample } from '../../testing/creations.ts';
import { delivered } from '../../testing/delivered.ts';

export const creations: readonly CreationSample[] = [
  {
    // A brand can ask for a use once one of its items is approved in the look.
    paths: /^\/v1\/looks\/\{id\}\/(look-use|regram-requests)$/,
    async known(preparing) {
      const { side, house, made } = preparing;
      const tryset_item_ids = [await delivered(preparing)];
      const id = await made('/v1/looks', { sns_type: 'Blog', tryset_item_ids, user_id: house.member.id });
      await made(`/v1/looks/${id}/actions/approve_item`, {});
      const today = businessDayOf(side.deps.clock());
      return { id, brand_id: house.brandId, type: 'regram', use_start_date: today };
    },
  },
];
