import type { Reacting } from '../reacting.ts';
import { afterTicket } from './after-ticket.ts';
import {
  type MemberTickets,
  type MemberTicketsCommand,
  type MemberTicketsEvent,
  memberTickets,
} from './member-tickets.ts';
import type { UserTicketCommand } from './ticket-commands.ts';
import type { UserTicketEvent } from './ticket-events.ts';
import type { UserTicket } from './ticket-state.ts';
import { userTicket } from './user-ticket.ts';

export const userTicketReacting: Reacting<UserTicket, UserTicketCommand, UserTicketEvent> = {
  decider: userTicket,
  after: afterTicket,
};

export const memberTicketsReacting: Reacting<MemberTickets, MemberTicketsCommand, MemberTicketsEvent> = {
  decider: memberTickets,
};
