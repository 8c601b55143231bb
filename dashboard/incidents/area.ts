import type { Area } from '../kit/areas/area.ts';

/** Incidents: refused, forced, deferred, held, written-off or removed items and garments. */
export const incidents: Area = {
  rooms: [
    {
      name: 'incidents',
      path: '/incidents',
      access: 'shell',
      section: 'logistics',
      place: 6,
      icon: 'warning',
      page: {
        texts: ['lists', 'actions', 'history', 'incidents', 'couriers', 'tryset-items', 'stock'],
        load: () => import('./incidents-page.tsx').then((m) => m.IncidentsPage),
      },
    },
  ],
};
