import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';
import { itemTones } from './item-tones.ts';

/** Tryset items, from the request to the return, and their parcels. */
export const trysetItems: Area = {
  rooms: [
    {
      name: 'trysetItems',
      path: '/trysetitems',
      access: 'shell',
      section: 'logistics',
      place: 2,
      icon: 'item',
      page: {
        texts: [...listTexts, 'couriers', 'tryset-items'],
        load: () => import('./tryset-items-page.tsx').then((m) => m.TrysetItemsPage),
      },
    },
    {
      name: 'trysetItem',
      path: '/trysetitems/:id',
      access: 'shell',
      section: 'logistics',
      under: 'trysetItems',
      page: {
        texts: [...livedTexts, 'forms', 'labels', 'points'],
        load: () => import('./tryset-item-page.tsx').then((m) => m.TrysetItemPage),
      },
    },
  ],
  kinds: {
    tryset_item: {
      page: (id) => `/trysetitems/${id}`,
      hasPast: true,
      tone: 'moving',
      statuses: 'trysetItem.status',
      meanings: 'meanings.trysetItem',
      tones: itemTones,
      calledBy: 'number_and_name',
    },
  },
  followed: [{ path: '/v2/trysets/items', kind: 'tryset_item', also: ['stock_item'], isTold: true }],
  finder: () => import('./item-finder.ts').then((m) => m.itemFinder),
};
