import { sql } from 'kysely';
import { eventTicket } from '#domain/event-tickets/event-ticket.ts';
import { eventTicketUses } from '#domain/event-tickets/uses.ts';
import type { Area, NamesOf } from '../kit/area.ts';
import { fold, foldOfRecord } from '../kit/history/fold.ts';
import { among } from '../kit/search.ts';
import { eventTicketPast, eventTicketsThen } from './past.ts';
import { eventTicketRoutes } from './routes.ts';

const eventTicketNames: NamesOf = async (db, caller, ids) =>
  caller.label === 'staff'
    ? db.selectFrom('read.eventTickets').where(among('id', ids)).select(['id', 'name']).execute()
    : [];

export const eventTickets: Area = {
  routes: [eventTicketRoutes],
  streams: {
    event_ticket: { fold: foldOfRecord(eventTicket), isFilter: true, field: 'eventTicketId' },
    event_ticket_uses: {
      fold: fold(eventTicketUses.initial, eventTicketUses.evolve),
      tellsOf: 'event_ticket',
      partOf: { category: 'event_ticket', id: sql<number>`log.entity_id::integer` },
    },
  },
  names: { event_ticket: eventTicketNames },
  past: eventTicketPast,
  rowsThen: eventTicketsThen,
};
