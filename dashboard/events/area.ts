import type { Area } from '../kit/areas/area.ts';
import { detailTexts } from '../room-texts.ts';

/** The search over the events of all areas. */
export const events: Area = {
  rooms: [
    {
      name: 'events',
      path: '/events',
      access: 'shell',
      section: 'support',
      place: 1,
      icon: 'events',
      page: {
        texts: [...detailTexts, 'brands', 'events', 'members', 'products', 'staff'],
        load: () => import('./events-page.tsx').then((m) => m.EventsPage),
      },
    },
  ],
  followed: [{ path: '/v1/events', also: ['tryset', 'tryset_item', 'stock_item'] }],
};
