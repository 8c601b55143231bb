import type { Actor } from '../actor.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import { hashAfter } from '../pictures/stripping.ts';
import type { Sealed } from '../sealed.ts';
import { checkTransition } from '../transition-table.ts';
import type { SupportTicketEvent, TicketDescription, TicketMessage } from './support-ticket-events.ts';
import { type Asker, isAsker } from './support-ticket-kinds.ts';
import { type SupportTicketLife, statusAfter, supportTicketRules } from './support-ticket-transitions.ts';

/** The state of a ticket. */
export interface SupportTicket {
  status: SupportTicketLife;
  /** The person who asked; null before the ticket is opened. */
  asker: Asker | null;
  /** The first message, sealed. Once the asker is forgotten, no message can be unsealed. */
  content: Sealed | null;
  /** The hashes of the pictures in all messages. */
  pictures: readonly string[];
  /** Which of the staff cares for the ticket; null if nobody does. */
  staffId: number | null;
}

export type SupportTicketCommand =
  | ({ action: 'open' } & TicketDescription & TicketMessage)
  | ({ action: 'answer' } & TicketMessage)
  | ({ action: 'write' } & TicketMessage)
  /** `formerId` is the assignee that the actor saw: of two who assign at once, the second is refused. */
  | { action: 'assign'; staffId: number | null; formerId: number | null }
  | { action: 'close' };

/**
 * The decider of a support ticket: a question to staff and its answers. Only the asker and staff see it; no brand does, not
 * even the asker's.
 */
export const supportTicket: Decider<SupportTicket, SupportTicketCommand, SupportTicketEvent> = {
  category: 'support_ticket',
  initial: { status: 'none', asker: null, content: null, pictures: [], staffId: null },
  decide,
  evolve,
};

function decide(
  state: SupportTicket,
  command: SupportTicketCommand,
  asked: Asked,
): Decision<SupportTicketEvent> {
  const refused = checkTransition(supportTicketRules, state, command, asked);
  const isOpening = command.action === 'open';
  if (!isOpening && refused?.refusal.kind !== 'forbidden' && !isTheirs(state, command.action, asked.actor)) {
    return refuse(
      'forbidden',
      'support_ticket.forbidden',
      `this account may not ${command.action} the ticket`,
      {
        action: command.action,
      },
    );
  }
  if (command.action === 'close' && state.status === 'closed' && refused?.refusal.kind === 'conflict') {
    return nothingToDo;
  }
  if (refused !== null) return refused;
  switch (command.action) {
    case 'open': {
      const { action: _, ...data } = command;
      return accept({ type: 'SupportTicketOpened', data });
    }
    case 'answer':
    case 'write': {
      const { content, pictures } = command;
      const type = command.action === 'answer' ? 'SupportTicketAnswered' : 'SupportTicketWritten';
      return accept({ type, data: { content, pictures } });
    }
    case 'assign': {
      const { staffId, formerId } = command;
      if (state.staffId === staffId) return nothingToDo;
      if (state.staffId !== formerId) {
        return refuse(
          'conflict',
          'support_ticket.assigned_meanwhile',
          'somebody else assigned the ticket meanwhile; look who cares for it, then assign it again',
          { staffId: state.staffId },
        );
      }
      return accept({ type: 'SupportTicketAssigned', data: { staffId } });
    }
    case 'close':
      return accept({ type: 'SupportTicketClosed', data: {} });
  }
}

/** Returns whether the actor may take the action: the asker writes, other staff answer, both may close, and staff assign. */
function isTheirs(
  state: SupportTicket,
  action: Exclude<SupportTicketCommand['action'], 'open'>,
  actor: Actor,
): boolean {
  const isOwn = isAsker(state, actor);
  if (action === 'assign') return actor.label === 'staff';
  if (action === 'close') return isOwn || actor.label === 'staff';
  return isOwn === (action === 'write');
}

function evolve(state: SupportTicket, { type, data }: SupportTicketEvent): SupportTicket {
  const after = { ...state, status: statusAfter(state.status, type) };
  switch (type) {
    case 'SupportTicketOpened':
      return { ...after, asker: data.asker, content: data.content, pictures: data.pictures };
    case 'SupportTicketAnswered':
    case 'SupportTicketWritten':
      return { ...after, pictures: [...state.pictures, ...data.pictures] };
    case 'SupportTicketPictureStripped':
      return { ...after, pictures: state.pictures.map((hash) => hashAfter(hash, data)) };
    case 'SupportTicketAssigned':
      return { ...after, staffId: data.staffId };
    case 'SupportTicketClosed':
      return after;
    default:
      return untouched(type, state);
  }
}
