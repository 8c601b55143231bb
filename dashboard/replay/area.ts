import type { Area } from '../kit/areas/area.ts';

/** Whether what is read is what was written, and what to do where it is not. */
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
