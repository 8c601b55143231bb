import type { Area } from '../kit/areas/area.ts';

/** The messages that an installation without a mail server stores instead of sending them. */
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
