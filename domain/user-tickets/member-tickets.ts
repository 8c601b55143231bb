import { accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';

interface Opening {
  userId: number;
  ticketId: number;
  eventTicketId: number | null;
  /** The ticket that this one renews; null for a sign-up. */
  previousTicketId: number | null;
}

export type MemberTicketsEvent =
  | DomainEvent<'MemberTicketOpened', Opening>
  | DomainEvent<'MemberTicketClosed', { userId: number; ticketId: number }>;

export interface MemberTickets {
  /** The member's live ticket; null if there is none. */
  ticketId: number | null;
}

export type MemberTicketsCommand =
  | ({ action: 'open' } & Opening)
  | { action: 'close'; userId: number; ticketId: number };

/**
 * The decider of the stream `member_tickets-<user>`. A member has at most one live ticket: two sign-ups at once conflict here,
 * before any points are held. A renewal takes the place of the ticket that it renews.
 */
export const memberTickets: Decider<MemberTickets, MemberTicketsCommand, MemberTicketsEvent> = {
  category: 'member_tickets',
  initial: { ticketId: null },
  decide,
  evolve,
};

function decide(state: MemberTickets, command: MemberTicketsCommand): Decision<MemberTicketsEvent> {
  const { userId, ticketId } = command;
  if (command.action === 'close') {
    if (state.ticketId !== ticketId) return nothingToDo;
    return accept({ type: 'MemberTicketClosed', data: { userId, ticketId } });
  }
  if (state.ticketId === ticketId) return nothingToDo;
  const { eventTicketId, previousTicketId } = command;
  if (state.ticketId !== previousTicketId) {
    const message = 'the member has a ticket: choose its next plan, or cancel it first';
    return refuse('conflict', 'user_ticket.has_ticket', message, { ticketId: state.ticketId });
  }
  return accept({
    type: 'MemberTicketOpened',
    data: { userId, ticketId, eventTicketId, previousTicketId },
  });
}

function evolve(state: MemberTickets, { type, data }: MemberTicketsEvent): MemberTickets {
  switch (type) {
    case 'MemberTicketOpened':
      return { ticketId: data.ticketId };
    case 'MemberTicketClosed':
      return { ticketId: null };
    default:
      return untouched(type, state);
  }
}
