import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import type { Recipient } from '../trysets/tryset-events.ts';
import type { InboxMessageEvent, MessageDescription } from './message-events.ts';
import { type MessageLife, messageRules, messageTransitions } from './message-transitions.ts';

/** The state of a message. */
export interface InboxMessage extends MessageDescription {
  status: MessageLife;
  /** Whether the member has seen it. */
  isDisplayed: boolean;
}

/** The chosen sizes of a proposal, and where its garments go. */
export interface ProposalChoice {
  productSizeIds: readonly number[];
  recipient: Recipient;
}

export type InboxMessageCommand =
  | ({ action: 'send' } & MessageDescription)
  | { action: 'display' }
  /** `choice`: what a proposal is confirmed with. No event of the message has it. */
  | { action: 'confirm'; choice?: ProposalChoice }
  | { action: 'deny' }
  | { action: 'withdraw' };

/** The decider of `inbox_message-<id>`: a message to a member. Nothing is decided across messages. */
export const inboxMessage: Decider<InboxMessage, InboxMessageCommand, InboxMessageEvent> = {
  category: 'inbox_message',
  initial: {
    status: 'none',
    inboxMessageId: 0,
    userId: 0,
    templateCode: 'notice',
    variant: 'confirm_only',
    about: null,
    pointAmount: null,
    isDisplayed: false,
  },
  decide,
  evolve,
};

/** A message that is seen again, and an answer or a withdrawal that comes again, change nothing. */
function decide(
  state: InboxMessage,
  command: InboxMessageCommand,
  asked: Asked,
): Decision<InboxMessageEvent> {
  const refused = checkTransition(messageRules, state, command, asked);
  if (refused !== null) {
    return refused.refusal.kind === 'conflict' && isDone(state, command) ? nothingToDo : refused;
  }
  if (isDone(state, command)) return nothingToDo;
  if (command.action === 'confirm') return accept({ type: 'InboxMessageConfirmed', data: {} });
  return accept(factOf<InboxMessageEvent>(messageTransitions, command));
}

function isDone({ status, isDisplayed }: InboxMessage, { action }: InboxMessageCommand): boolean {
  switch (action) {
    case 'send':
      return status !== 'none';
    case 'display':
      return isDisplayed || status === 'confirmed' || status === 'denied';
    case 'confirm':
      return status === 'confirmed';
    case 'deny':
    case 'withdraw':
      return status === 'denied';
  }
}

function evolve(state: InboxMessage, { type, data }: InboxMessageEvent): InboxMessage {
  switch (type) {
    case 'InboxMessageSent':
      return { ...state, ...data, status: 'idle' };
    case 'InboxMessageDisplayed':
      return { ...state, status: state.variant === 'general' ? 'pending' : 'idle', isDisplayed: true };
    case 'InboxMessageConfirmed':
      return { ...state, status: 'confirmed', isDisplayed: true };
    case 'InboxMessageDenied':
      return { ...state, status: 'denied' };
    case 'InboxMessageWithdrawn':
      return { ...state, status: 'denied' };
    default:
      return untouched(type, state);
  }
}
