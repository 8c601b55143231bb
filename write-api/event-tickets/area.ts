import { eventTicketTransitions } from '#domain/event-tickets/event-ticket.ts';
import type { WriteArea } from '../area.ts';
import { eventTicketRoutes } from './routes.ts';

export const eventTicketsArea: WriteArea = {
  routes: eventTicketRoutes,
  tables: { event_ticket: eventTicketTransitions },
  reads: { user: ['event_ticket'] },
  streams: ['event_ticket-'],
};
