import type { Area } from '../kit/areas/area.ts';

/** The state of the read models, and the operations that verify, repair and rebuild them. */
export const replay: Area = {
  rooms: [
    {
      name: 'replay',
      path: '/replay',
      access: 'staff',
      section: 'support',
      place: 2,
      icon: 'replay',
      page: {
        texts: ['lists', 'history', 'replay'],
        load: () => import('./replay-page.tsx').then((m) => m.ReplayPage),
      },
    },
  ],
};
