import { written } from '../event-versions.ts';
import { supportTicket } from './support-ticket.ts';

export const supportTicketsWritten = [
  written(supportTicket, {
    SupportTicketOpened: 1,
    SupportTicketAnswered: 1,
    SupportTicketWritten: 1,
    SupportTicketAssigned: 1,
    SupportTicketPictureStripped: 1,
    SupportTicketClosed: 1,
  }),
];
