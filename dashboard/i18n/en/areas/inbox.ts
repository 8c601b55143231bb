import type { InboxMessageEvent } from '#domain/inbox/message-events.ts';
import type { InboxNoticeEvent } from '#domain/inbox/notice.ts';
import type { AboutKind } from '#domain/inbox/templates.ts';
import { inboxWords } from '#domain/inbox/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const inbox = {
  title: 'Inbox',
  none: 'The member has no messages.',
  state: {
    unseen: 'Not seen',
    seen: 'Seen',
    pending: 'Waits for an answer',
    confirmed: 'Confirmed',
    denied: 'Denied',
  },
  notice: {
    send: 'Send a notice',
    preview: 'Preview',
    sendTo: 'Send to {{amount}} {{amount, plural(one: member; other: members)}}',
    reaches:
      'The notice goes to {{amount}} {{amount, plural(one: member; other: members)}}. It cannot be taken back.',
    sent: 'The notice is on its way to {{amount}} {{amount, plural(one: member; other: members)}}.',
    titleIn: 'Title, {{language}}',
    textIn: 'Text, {{language}}',
  },
  about: {
    look: 'Look',
    look_use: 'Look use',
    user_ticket: 'Ticket',
    payment: 'Payment',
    reservation: 'Reservation',
    proposal: 'Proposal',
  } as const satisfies Record<Exclude<AboutKind, 'inbox_notice'>, string>,
} as const;

export const texts = { inbox } as const;

export const rooms = {} as const;

export const history = {
  categories: { inbox_message: 'Message', inbox_notice: 'Notice' },
  categoryWithId: { inbox_message: 'Message {{id}}', inbox_notice: 'Notice {{id}}' },
  event: {
    InboxMessageSent: 'A message was sent: {{templateCode}}.',
    InboxMessageDisplayed: 'The member saw the message.',
    InboxMessageConfirmed: 'The member confirmed the message.',
    InboxMessageDenied: 'The member denied the message.',
    InboxMessageWithdrawn: 'The message was withdrawn.',
    InboxNoticeSent: 'Staff sent a notice.',
  } as const satisfies EventTexts<InboxMessageEvent | InboxNoticeEvent>,
  fieldOf: { inbox_message: inboxWords, inbox_notice: inboxWords },
} as const;

export const replay = {
  entities: { inbox_message: 'Message' },
  projection: { inbox_messages: 'Messages of the inbox', inbox_notices: 'Notices' },
} as const;
