import Type from 'typebox';
import { type InboxMessage, type InboxMessageCommand, inboxMessage } from '#domain/inbox/message.ts';
import type { InboxMessageEvent } from '#domain/inbox/message-events.ts';
import { messageTransitions } from '#domain/inbox/message-transitions.ts';
import { action } from '../kit/actions/action-spec.ts';
import type { ActionEntity } from '../kit/actions/entity.ts';
import { Choice, recipientOf } from '../recipients.ts';
import { runOnMessage } from './answer-message.ts';

/** The actions that only the system takes have no calls. */
const bySystem: readonly string[] = ['send', 'withdraw'];

export const inboxMessageEntity: ActionEntity<InboxMessage, InboxMessageCommand, InboxMessageEvent> = {
  name: 'inbox_message',
  path: '/v1/inbox',
  title: 'InboxMessage',
  tag: 'inbox',
  decider: inboxMessage,
  transitions: messageTransitions.filter(({ action: name }) => !bySystem.includes(name)),
  specs: {
    send: null,
    display: action({}, (): InboxMessageCommand => ({ action: 'display' })),
    confirm: action({ choice: Type.Optional(Choice) }, ({ choice }): InboxMessageCommand => {
      if (choice === undefined) return { action: 'confirm' };
      const { product_size_ids: productSizeIds, ...recipient } = choice;
      return { action: 'confirm', choice: { productSizeIds, recipient: recipientOf(recipient) } };
    }),
    deny: action({}, (): InboxMessageCommand => ({ action: 'deny' })),
    withdraw: null,
  },
  isVisible: ({ status, userId }, caller) =>
    status !== 'none' && caller.label === 'user' && caller.id === userId,
  target: (id, command) => ({ on: 'inbox_message', id, command }),
  run: (deps, on) => runOnMessage(deps, on),
};
