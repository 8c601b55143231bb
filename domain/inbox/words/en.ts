import type { FieldNames } from '../../words/field-names.ts';
import type { InboxMessage } from '../message.ts';
import type { InboxNotice } from '../notice.ts';

export const inboxWords = {
  id: 'No.',
  inboxMessageId: 'Message',
  inboxNoticeId: 'Notice',
  userId: 'Member',
  status: 'Status',
  templateCode: 'Template',
  variant: 'Variant',
  type: 'Type',
  about: 'About',
  pointAmount: 'Points',
  isDisplayed: 'Seen',
  texts: 'Texts',
  userIds: 'Members',
  createdTime: 'Sent',
  updatedTime: 'Last change',
} as const satisfies FieldNames<InboxMessage | InboxNotice>;
