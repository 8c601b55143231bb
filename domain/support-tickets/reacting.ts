import type { Reacting } from '../reacting.ts';
import { type SupportTicket, type SupportTicketCommand, supportTicket } from './support-ticket.ts';
import type { SupportTicketEvent } from './support-ticket-events.ts';

export const supportTicketReacting: Reacting<SupportTicket, SupportTicketCommand, SupportTicketEvent> = {
  decider: supportTicket,
};
