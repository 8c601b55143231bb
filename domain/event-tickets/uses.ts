import { accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';

interface Use {
  eventTicketId: number;
  userId: number;
  ticketId: number;
}

export type EventTicketUsesEvent =
  | DomainEvent<'EventTicketUsed', Use>
  /** The member's ticket ended unpaid or unused. The member, or another one, can use the event ticket again. */
  | DomainEvent<'EventTicketUseReturned', Use>;

export interface EventTicketUses {
  /** The ticket of each member who uses it, by member. */
  byMember: Readonly<Record<number, number>>;
}

/** `maxUses`: the limit of the event ticket at the time of the command; null if there is none. */
export type EventTicketUsesCommand =
  | ({ action: 'use'; maxUses: number | null } & Use)
  | ({ action: 'return_use' } & Use);

/**
 * The decider of the stream `event_ticket_uses-<event ticket>`. It decides each use, so that two members at once cannot take
 * the last one. It remembers all commands: a use counts once.
 */
export const eventTicketUses: Decider<EventTicketUses, EventTicketUsesCommand, EventTicketUsesEvent> = {
  category: 'event_ticket_uses',
  initial: { byMember: {} },
  decide,
  evolve,
  memory: Number.POSITIVE_INFINITY,
};

/** Returns the number of members who use the event ticket. */
export function usesOf({ byMember }: EventTicketUses): number {
  return Object.keys(byMember).length;
}

function decide(state: EventTicketUses, command: EventTicketUsesCommand): Decision<EventTicketUsesEvent> {
  const { eventTicketId, userId, ticketId } = command;
  const data = { eventTicketId, userId, ticketId };
  const held = state.byMember[userId];
  if (command.action === 'return_use') {
    return held === ticketId ? accept({ type: 'EventTicketUseReturned', data }) : nothingToDo;
  }
  if (held === ticketId) return nothingToDo;
  if (held !== undefined) {
    const message = 'the member has used this event ticket: sign up without it';
    return refuse('conflict', 'event_ticket.used_before', message, { ticketId: held });
  }
  const { maxUses } = command;
  if (maxUses !== null && usesOf(state) >= maxUses) {
    const message = `all ${maxUses} uses of this event ticket are taken: sign up without it`;
    return refuse('conflict', 'event_ticket.used_up', message, { maxUses });
  }
  return accept({ type: 'EventTicketUsed', data });
}

function evolve({ byMember }: EventTicketUses, { type, data }: EventTicketUsesEvent): EventTicketUses {
  switch (type) {
    case 'EventTicketUsed':
      return { byMember: { ...byMember, [data.userId]: data.ticketId } };
    case 'EventTicketUseReturned': {
      const { [data.userId]: _, ...others } = byMember;
      return { byMember: others };
    }
    default:
      return untouched(type, { byMember });
  }
}
