import { type InboxMessage, inboxMessage } from '#domain/inbox/message.ts';
import type { InboxMessageEvent } from '#domain/inbox/message-events.ts';
import type { InboxNoticeEvent } from '#domain/inbox/notice.ts';
import { templateOf } from '#domain/inbox/templates.ts';
import { inboxWritten } from '#domain/inbox/written.ts';
import { idOf, type Projection } from '../projection.ts';
import {
  type InboxMessageRow,
  type InboxNoticeRow,
  inboxMessagesTable,
  inboxNoticesTable,
} from './tables.ts';

const known = new Set(inboxWritten.flatMap(({ newest }) => Object.keys(newest)));

export const inboxMessagesProjection: Projection<InboxMessageRow, InboxMessageEvent> = {
  name: 'inbox_messages',
  table: inboxMessagesTable,
  categories: ['inbox_message'],
  knows: (type) => known.has(type),
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    if (row === null && event.type !== 'InboxMessageSent') return null;
    const state = inboxMessage.evolve(stateOf(row), event, at);
    if (state.status === 'none') return null;
    const { userId, variant, templateCode, status, about, pointAmount, isDisplayed } = state;
    return {
      id: idOf(recorded),
      userId,
      type: templateOf(templateCode)?.type ?? 'notice',
      variant,
      templateCode,
      status,
      aboutKind: about?.kind ?? null,
      aboutId: about?.id ?? null,
      pointAmount,
      isDisplayed,
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};

function stateOf(row: InboxMessageRow | null): InboxMessage {
  if (row === null) return inboxMessage.initial;
  const { id, aboutKind: kind, aboutId } = row;
  const about = kind === null || aboutId === null ? null : { kind, id: aboutId };
  const { userId, templateCode, variant, pointAmount, status, isDisplayed } = row;
  return { inboxMessageId: id, userId, templateCode, variant, about, pointAmount, status, isDisplayed };
}

export const inboxNoticesProjection: Projection<InboxNoticeRow, InboxNoticeEvent> = {
  name: 'inbox_notices',
  table: inboxNoticesTable,
  categories: ['inbox_notice'],
  knows: (type) => known.has(type),
  keys: (recorded) => [idOf(recorded)],
  fold(_, recorded) {
    const { event, at, revision } = recorded;
    const { texts, userIds } = event.data;
    return { id: idOf(recorded), texts, memberCount: userIds.length, revision, createdAt: at };
  },
};
