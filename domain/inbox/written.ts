import { written } from '../event-versions.ts';
import { inboxMessage } from './message.ts';
import { inboxNotice } from './notice.ts';

export const inboxWritten = [
  written(inboxMessage, {
    InboxMessageSent: 1,
    InboxMessageDisplayed: 1,
    InboxMessageConfirmed: 1,
    InboxMessageDenied: 1,
    InboxMessageWithdrawn: 1,
  }),
  written(inboxNotice, { InboxNoticeSent: 1 }),
];
