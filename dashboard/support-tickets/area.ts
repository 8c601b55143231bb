import type { Area } from '../kit/areas/area.ts';
import { detailTexts, listTexts, livedTexts } from '../room-texts.ts';
import { helpRoom, supportRoom, ticketsPath } from './paths.ts';
import { ticketTones } from './ticket-tones.ts';

/** Texts of the sections about a member who asked. */
const askerTexts = [
  'members',
  'points',
  'inbox',
  'payments',
  'user-tickets',
  'member-plans',
  'brand-plans',
  'orders',
  'saved-replies',
] as const;
const dialogTexts = ['forms', 'support-tickets'] as const;

/** Tickets: questions to the staff, with the answers. */
export const supportTickets: Area = {
  rooms: [
    {
      name: 'support',
      path: supportRoom,
      access: 'staff',
      section: 'support',
      place: 0,
      icon: 'help',
      page: {
        texts: [...listTexts, 'history', ...dialogTexts],
        load: () => import('./tickets-page.tsx').then((m) => m.TicketsPage),
      },
    },
    {
      name: 'supportTicket',
      path: `${supportRoom}/:id`,
      access: 'staff',
      section: 'support',
      under: 'support',
      page: {
        texts: [...livedTexts, ...dialogTexts, ...askerTexts],
        load: () => import('./ticket-page.tsx').then((m) => m.TicketPage),
      },
    },
    {
      name: 'ownTickets',
      path: helpRoom,
      access: 'shell',
      section: 'support',
      page: {
        texts: [...listTexts, 'history', ...dialogTexts],
        load: () => import('./tickets-page.tsx').then((m) => m.OwnTicketsPage),
      },
    },
    {
      name: 'supportTicket',
      path: `${helpRoom}/:id`,
      access: 'shell',
      section: 'support',
      under: 'ownTickets',
      page: {
        texts: [...detailTexts, ...dialogTexts],
        load: () => import('./ticket-page.tsx').then((m) => m.OwnTicketPage),
      },
    },
  ],
  kinds: {
    support_ticket: {
      page: (id, brandId) => `${brandId === undefined ? supportRoom : helpRoom}/${id}`,
      hasPast: true,
      statuses: 'ticket.status',
      tones: ticketTones,
    },
  },
  followed: [{ path: ticketsPath, kind: 'support_ticket' }],
  help: [
    {
      name: (t) => t('shell.askForHelp'),
      dialog: {
        texts: ['history', ...dialogTexts],
        load: () => import('./ask-dialog.tsx').then((m) => m.AskDialog),
      },
    },
    { name: (t) => t('rooms.ownTickets'), path: helpRoom },
  ],
};
