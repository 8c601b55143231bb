import type { Reacting } from '../reacting.ts';
import { type InboxMessage, type InboxMessageCommand, inboxMessage } from './message.ts';
import type { InboxMessageEvent } from './message-events.ts';

export const inboxMessageReacting: Reacting<InboxMessage, InboxMessageCommand, InboxMessageEvent> = {
  decider: inboxMessage,
};
