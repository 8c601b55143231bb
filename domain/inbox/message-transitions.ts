import type { Rules, Transition } from '../transition-table.ts';
import type { InboxStatus } from './inbox-kinds.ts';
import type { InboxMessage } from './message.ts';

/** The status of a message; `none` before it is sent. */
export type MessageLife = 'none' | InboxStatus;
export type MessageGuard = 'displayed' | 'asking';

const byMember = { who: ['user'] } as const;
const bySystem = { who: ['system'] } as const;
const open = ['idle', 'pending'] as const;

export const messageTransitions = [
  { action: 'send', from: ['none'], to: 'idle', event: 'InboxMessageSent', ...bySystem },
  // A message that asks waits for its answer from then on. The others stay idle.
  { action: 'display', from: ['idle'], to: 'told', event: 'InboxMessageDisplayed', ...byMember },
  {
    action: 'confirm',
    from: open,
    to: 'confirmed',
    event: 'InboxMessageConfirmed',
    ...byMember,
    guards: ['displayed'],
  },
  { action: 'deny', from: ['pending'], to: 'denied', event: 'InboxMessageDenied', ...byMember },
  {
    action: 'withdraw',
    from: open,
    to: 'denied',
    event: 'InboxMessageWithdrawn',
    ...bySystem,
    guards: ['asking'],
  },
] as const satisfies readonly Transition<string, MessageLife, MessageGuard>[];

export type MessageAction = (typeof messageTransitions)[number]['action'];

/** The input of the guards. A read model's row provides it as well as the folded state. */
export type MessageStanding = Pick<InboxMessage, 'status' | 'variant'>;

export const messageRules: Rules<MessageLife, MessageGuard, MessageStanding, MessageAction> = {
  entity: 'inbox_message',
  table: messageTransitions,
  guards: {
    displayed: ({ status, variant }) => (variant === 'general' && status === 'idle' ? 'not_displayed' : null),
    asking: ({ variant }) => (variant === 'general' ? null : 'asks_nothing'),
  },
};
