import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import type { WriteArea } from '../area.ts';
import { damagedItems } from './damaged-items.ts';
import { trysetItemRoutes } from './routes.ts';

export const trysetItemsArea: WriteArea = {
  routes: trysetItemRoutes,
  indexers: [damagedItems],
  tables: {
    tryset_item: trysetItemTransitions,
  },
  reads: {
    brand_admin: ['tryset_item'],
    user: ['tryset_item'],
  },
  own: [
    { file: 'tryset-items', path: '/v2/trysets/items' },
    {
      file: 'damaged-items',
      path: '/v2/trysets/items',
      query: 'is_damage_reported=true',
      isReadWhole: true,
      hasPictures: true,
    },
  ],
};
