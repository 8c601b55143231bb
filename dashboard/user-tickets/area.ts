import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';
import { ticketsPath, ticketsRoom } from './paths.ts';
import { ticketTones } from './ticket-tones.ts';

/** The tickets of members: one period of a plan each. */
export const userTickets: Area = {
  rooms: [
    {
      name: 'tickets',
      path: ticketsRoom,
      access: 'staff',
      section: 'money',
      place: 2,
      icon: 'ticket',
      page: {
        texts: [...listTexts, 'brand-plans', 'user-tickets'],
        load: () => import('./tickets-page.tsx').then((m) => m.TicketsPage),
      },
    },
    {
      name: 'ticket',
      path: `${ticketsRoom}/:id`,
      access: 'staff',
      section: 'money',
      under: 'tickets',
      page: {
        texts: [...livedTexts, 'forms', 'brand-plans', 'payments', 'user-tickets'],
        load: () => import('./ticket-page.tsx').then((m) => m.TicketPage),
      },
    },
  ],
  kinds: {
    user_ticket: {
      page: (id) => `${ticketsRoom}/${id}`,
      hasPast: true,
      statuses: 'userTicket.status',
      tones: ticketTones,
      calledBy: 'number',
    },
  },
  followed: [
    { path: ticketsPath, kind: 'user_ticket', also: ['payment', 'tryset_item'] },
    { path: '/v1/subscriptions/user-status', also: ['user_ticket', 'payment', 'tryset_item'] },
  ],
};
