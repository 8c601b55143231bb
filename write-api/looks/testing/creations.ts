import { keepPicture } from '../../kit/pictures/keep-picture.ts';
import type { CreationSample } from '../../testing/creations.ts';
import { delivered } from '../../testing/delivered.ts';
import { aPicture } from '../../testing/picture.ts';

export const creations: readonly CreationSample[] = [
  {
    paths: /^\/v1\/looks(?!\/feedbacks|\/\{id\}\/(look-use|regram-requests)$)/,
    async known(preparing, path) {
      const { side, house, made } = preparing;
      const known = {
        tryset_item_ids: [await delivered(preparing)],
        image: await keepPicture(side.deps.pictures, await aPicture()),
      };
      if (!path.startsWith('/v1/looks/{id}')) return known;
      const { tryset_item_ids } = known;
      const look = { sns_type: 'Blog', tryset_item_ids, user_id: house.member.id };
      return { ...known, id: await made('/v1/looks', look) };
    },
  },
];
