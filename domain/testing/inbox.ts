import { type InboxMessage, inboxMessage } from '../inbox/message.ts';
import type { MessageDescription } from '../inbox/message-events.ts';
import type { MessageLife } from '../inbox/message-transitions.ts';

/** A message that asks. Its template stands for those of questions. */
export const questionDescription: MessageDescription = {
  inboxMessageId: 301,
  userId: 51,
  templateCode: 'look_certified',
  variant: 'general',
  about: { kind: 'look', id: 81 },
  pointAmount: null,
};

/** Returns the question in a status. */
export function questionIn(status: string): InboxMessage {
  if (status === 'none') return inboxMessage.initial;
  const isDisplayed = status === 'pending' || status === 'confirmed';
  return { ...questionDescription, status: status as MessageLife, isDisplayed };
}
