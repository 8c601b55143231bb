import { written } from '../event-versions.ts';
import { eventTicket } from './event-ticket.ts';
import { eventTicketUses } from './uses.ts';

export const eventTicketsWritten = [
  written(eventTicket, { EventTicketRegistered: 1, EventTicketRevised: 1, EventTicketRetired: 1 }),
  written(eventTicketUses, { EventTicketUsed: 1, EventTicketUseReturned: 1 }),
];
