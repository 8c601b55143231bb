import type { InboxStatus, InboxType, InboxVariant } from '#domain/inbox/inbox-kinds.ts';
import type { NoticeDescription } from '#domain/inbox/notice.ts';
import type { AboutKind, TemplateCode } from '#domain/inbox/templates.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A message to a member. Its texts are rendered when it is shown. */
export interface InboxMessageRow {
  id: number;
  userId: number;
  type: InboxType;
  variant: InboxVariant;
  templateCode: TemplateCode;
  status: InboxStatus;
  aboutKind: AboutKind | null;
  aboutId: number | null;
  pointAmount: number | null;
  isDisplayed: boolean;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const inboxMessagesTable: Table<InboxMessageRow> = table<InboxMessageRow>(
  'read.inbox_messages',
  'id',
  {
    id: 'integer',
    userId: 'integer',
    type: 'text',
    variant: 'text',
    templateCode: 'text',
    status: 'text',
    aboutKind: 'text',
    aboutId: 'integer',
    pointAmount: 'integer',
    isDisplayed: 'boolean',
    revision: 'bigint',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
);

/** The texts of a notice, and the number of members whom it goes to. */
export interface InboxNoticeRow {
  id: number;
  texts: NoticeDescription['texts'];
  memberCount: number;
  revision: bigint;
  createdAt: string;
}

export const inboxNoticesTable: Table<InboxNoticeRow> = table<InboxNoticeRow>('read.inbox_notices', 'id', {
  id: 'integer',
  texts: 'jsonb',
  memberCount: 'integer',
  revision: 'bigint',
  createdAt: 'timestamptz',
});
