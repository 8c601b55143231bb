import { eventTicketsPath, eventTicketsRoom } from '../brand-plans/paths.ts';
import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';

const texts = [...livedTexts, 'forms', 'brand-plans', 'event-tickets', 'user-tickets'] as const;
const ofPlans = { access: 'staff', section: 'money', under: 'plans' } as const;

/** Offers to members to sign up for a plan at another price. */
export const eventTickets: Area = {
  rooms: [
    {
      ...ofPlans,
      name: 'eventTickets',
      path: eventTicketsRoom,
      page: {
        texts: [...listTexts, 'brand-plans', 'event-tickets'],
        load: () => import('./event-tickets-page.tsx').then((m) => m.EventTicketsPage),
      },
    },
    {
      ...ofPlans,
      name: 'eventTicketCreate',
      path: `${eventTicketsRoom}/create`,
      staff: 'owner',
      isAction: true,
      page: {
        texts,
        load: () => import('./event-ticket-create-page.tsx').then((m) => m.EventTicketCreatePage),
      },
    },
    {
      ...ofPlans,
      name: 'eventTicket',
      path: `${eventTicketsRoom}/:id`,
      page: { texts, load: () => import('./event-ticket-page.tsx').then((m) => m.EventTicketPage) },
    },
  ],
  kinds: { event_ticket: { page: (id) => `${eventTicketsRoom}/${id}`, hasPast: true } },
  followed: [{ path: eventTicketsPath, kind: 'event_ticket', also: ['member_plan', 'user_ticket'] }],
};
