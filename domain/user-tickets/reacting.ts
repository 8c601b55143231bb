import { type Deadline, later, type Reacting } from '../reacting.ts';
import { afterTicket } from './after-ticket.ts';
import { deadlinesOfTicket } from './deadlines.ts';
import {
  type MemberTickets,
  type MemberTicketsCommand,
  type MemberTicketsEvent,
  memberTickets,
} from './member-tickets.ts';
import type { SignUp } from './settle-sign-up.ts';
import type { UserTicketCommand } from './ticket-commands.ts';
import type { UserTicketEvent } from './ticket-events.ts';
import { signUpPatienceMs } from './ticket-kinds.ts';
import type { UserTicket } from './ticket-state.ts';
import { userTicket } from './user-ticket.ts';

/** Settles a sign-up whose deciding append does not follow in time. */
export interface SignUpDeadline extends Deadline {
  name: 'settle_ticket';
  signUp: SignUp;
}

export const userTicketReacting: Reacting<UserTicket, UserTicketCommand, UserTicketEvent> = {
  decider: userTicket,
  after: afterTicket,
  deadlines: (event) => ({ ofState: (state) => deadlinesOfTicket(event, state) }),
};

export const memberTicketsReacting: Reacting<MemberTickets, MemberTicketsCommand, MemberTicketsEvent> = {
  decider: memberTickets,
  deadlines({ type, data }, { at }): SignUpDeadline[] {
    if (type !== 'MemberTicketOpened' || data.previousTicketId !== null) return [];
    const { userId, ticketId, eventTicketId } = data;
    const signUp = { userId, ticketId, eventTicketId };
    return [{ name: 'settle_ticket', dueAt: later(at, signUpPatienceMs), signUp }];
  },
};
