import type { Area } from '../kit/areas/area.ts';

/** The desk where staff scan returned garments and put them away. */
export const checkIn: Area = {
  rooms: [
    {
      name: 'checkIn',
      path: '/stocks/check-in',
      access: 'staff',
      staff: 'operator',
      section: 'logistics',
      place: 4,
      icon: 'checkIn',
      page: {
        texts: ['actions', 'camera', 'check-in', 'couriers', 'stock', 'tryset-items'],
        load: () => import('./check-in-page.tsx').then((m) => m.CheckInPage),
      },
    },
  ],
};
