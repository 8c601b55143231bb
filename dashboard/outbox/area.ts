import type { Area } from '../kit/areas/area.ts';

/** Letters that nobody sends, where the house has no mail server. */
export const outbox: Area = {
  rooms: [
    {
      name: 'outbox',
      path: '/outbox',
      access: 'staff',
      staff: 'owner',
      section: 'support',
      place: 3,
      icon: 'letter',
      page: {
        texts: ['lists', 'outbox'],
        load: () => import('./outbox-page.tsx').then((m) => m.OutboxPage),
      },
    },
  ],
};
