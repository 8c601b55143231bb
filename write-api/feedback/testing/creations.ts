import type { CreationSample } from '../../testing/creations.ts';
import { delivered } from '../../testing/delivered.ts';

export const creations: readonly CreationSample[] = [
  {
    // A brand gives one feedback on a look, so each call needs a new look.
    paths: /^\/v1\/looks\/feedbacks$/,
    async known(preparing) {
      const tryset_item_ids = [await delivered(preparing)];
      const user_id = preparing.house.member.id;
      return { look_id: await preparing.made('/v1/looks', { sns_type: 'Blog', tryset_item_ids, user_id }) };
    },
    caller: async ({ house }) => house.admin,
  },
];
