import { trysetItem } from '#domain/tryset-items/item.ts';
import type { CreationSample } from '../../testing/creations.ts';
import { delivered } from '../../testing/delivered.ts';

export const creations: readonly CreationSample[] = [
  {
    paths: /\/points\/refunds$/,
    async known(preparing) {
      const { side, house, name, made } = preparing;
      const reward = { delta: 10, type: 'sign_up_reward', message: name };
      await made(`/v1/users/${house.member.id}/points`, reward);
      const itemId = await delivered(preparing, 10);
      const { state } = await side.deps.streams.refresh(trysetItem, itemId);
      return { tryset_item_id: itemId, tryset_id: state.trysetId, amount: 10 };
    },
  },
];
