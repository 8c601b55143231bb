import { userTicketTransitions } from '#domain/user-tickets/ticket-transitions.ts';
import type { WriteArea } from '../area.ts';
import { liveTicketIndex } from './live-tickets.ts';
import { userTicketRoutes } from './routes.ts';

export const userTicketsArea: WriteArea = {
  routes: userTicketRoutes,
  tables: { user_ticket: userTicketTransitions },
  reads: { user: ['user_ticket'] },
  own: [{ file: 'tickets', path: '/v1/subscriptions/user-tickets' }],
  indexers: [liveTicketIndex],
};
