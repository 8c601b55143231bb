import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';

/** Trysets: the items that a member requested together, as one parcel. */
export const trysets: Area = {
  rooms: [
    {
      name: 'trysetSendList',
      path: '/tryset-send-list',
      access: 'shell',
      section: 'logistics',
      place: 1,
      icon: 'shipping',
      page: {
        texts: [...listTexts, 'actions', 'couriers', 'labels', 'parcels', 'tryset-items', 'trysets'],
        load: () => import('./send-list/send-list-page.tsx').then((m) => m.SendListPage),
      },
    },
    {
      name: 'tryset',
      path: '/tryset/:trysetId',
      access: 'shell',
      section: 'logistics',
      under: 'trysetSendList',
      page: {
        texts: [...livedTexts, 'forms', 'labels', 'parcels', 'trysets'],
        load: () => import('./tryset-page.tsx').then((m) => m.TrysetPage),
      },
    },
  ],
  kinds: {
    tryset: {
      page: (id) => `/tryset/${id}`,
      hasPast: true,
      tone: 'good',
      statuses: 'history.trysetStatus',
      calledBy: 'number',
    },
  },
  followed: [{ path: '/v2/trysets', kind: 'tryset', isTold: true }],
  finder: () => import('./tryset-finder.ts').then((m) => m.trysetFinder),
  fieldsOfCodes: {
    'tryset.size_not_free': 'product_size_ids',
    'tryset.size_sold_out': 'product_size_ids',
    'tryset.size_unpublished': 'product_size_ids',
    'tryset.product_twice': 'product_size_ids',
    'tryset.not_enough_points': 'requested_points',
  },
};
