import { sql } from 'kysely';
import { supportTicket } from '#domain/support-tickets/support-ticket.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { supportTicketPast, supportTicketsThen } from './past.ts';
import { supportTicketRoutes } from './routes.ts';
import { supportTicketsSearched } from './searched-streams.ts';

export const supportTickets: Area = {
  routes: [supportTicketRoutes],
  streams: {
    support_ticket: {
      fold: fold(supportTicket.initial, supportTicket.evolve),
      ofPerson: sql`(select asker_label || ':' || asker_id from read.support_tickets where id = log.entity_id::integer)`,
    },
  },
  searchedBy: supportTicketsSearched,
  past: supportTicketPast,
  rowsThen: supportTicketsThen,
};
