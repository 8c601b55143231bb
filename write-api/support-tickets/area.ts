import { supportTicketTransitions } from '#domain/support-tickets/support-ticket-transitions.ts';
import type { WriteArea } from '../area.ts';
import { supportTicketRoutes } from './routes.ts';
import { ticketsOfPeople } from './tickets-of-people.ts';

export const supportTicketsArea: WriteArea = {
  routes: supportTicketRoutes,
  indexers: [ticketsOfPeople],
  tables: { support_ticket: supportTicketTransitions },
  reads: { brand_admin: ['support_ticket'], user: ['support_ticket'] },
  own: [{ file: 'support-tickets', path: '/v1/support-tickets', isReadWhole: true, hasPictures: true }],
};
