import { written } from '../event-versions.ts';
import { memberTickets } from './member-tickets.ts';
import { userTicket } from './user-ticket.ts';

export const userTicketsWritten = [
  written(userTicket, {
    UserTicketRequested: 1,
    UserTicketRequestExpired: 1,
    UserTicketPaid: 1,
    UserTicketPaymentFailed: 1,
    UserTicketGivenUp: 1,
    UserTicketBegan: 1,
    UserTicketEnded: 1,
    UserTicketCanceled: 1,
    UserTicketRefundNoted: 1,
    UserTicketNextPlanChosen: 1,
    UserTicketRechargingChanged: 1,
  }),
  written(memberTickets, { MemberTicketOpened: 1, MemberTicketClosed: 1 }),
];
