import { eventTicket } from '#domain/event-tickets/event-ticket.ts';
import type { Area } from '../area.ts';
import { recordProjection } from '../kit/records.ts';
import { eventTicketsTable } from './tables.ts';

export const eventTicketsProjection = recordProjection(eventTicketsTable, eventTicket);

export const eventTickets = {
  tables: { 'read.eventTickets': eventTicketsTable },
  projections: [eventTicketsProjection],
} satisfies Area;
