import { expect, test } from 'vitest';
import type { InboxMessageEvent } from '#domain/inbox/message-events.ts';
import type { InboxNoticeEvent } from '#domain/inbox/notice.ts';
import { questionDescription } from '#domain/testing/inbox.ts';
import { foldAll } from '../testing/folding.ts';
import { inboxMessagesProjection, inboxNoticesProjection } from './projection.ts';

const on = '2026-03-02';
const rowAfter = (...events: InboxMessageEvent[]) =>
  foldAll(
    inboxMessagesProjection,
    'inbox_message-301',
    events.map((event) => ({ event, on })),
  );
const sent: InboxMessageEvent = { type: 'InboxMessageSent', data: questionDescription };
const displayed: InboxMessageEvent = { type: 'InboxMessageDisplayed', data: {} };

test('a row follows its message', () => {
  expect(rowAfter(sent)).toMatchObject({
    id: 301,
    userId: 51,
    type: 'certification',
    variant: 'general',
    status: 'idle',
    aboutKind: 'look',
    aboutId: 81,
    isDisplayed: false,
  });
  expect(rowAfter(sent, displayed)).toMatchObject({ status: 'pending', isDisplayed: true });
  expect(rowAfter(sent, displayed, { type: 'InboxMessageConfirmed', data: {} })).toMatchObject({
    status: 'confirmed',
    revision: 2n,
  });
  expect(rowAfter(sent, { type: 'InboxMessageWithdrawn', data: {} })).toMatchObject({
    status: 'denied',
    isDisplayed: false,
  });
});

test('a message of a newer template is shown as a notice', () => {
  const event = { type: 'InboxMessageSent', data: { ...questionDescription, templateCode: 'of_2030' } };
  expect(rowAfter(event as InboxMessageEvent)).toMatchObject({ type: 'notice', templateCode: 'of_2030' });
});

test('a notice counts its members', () => {
  const text = { title: 'Hours', description: 'Closed on Monday' };
  const event: InboxNoticeEvent = {
    type: 'InboxNoticeSent',
    data: { inboxNoticeId: 4, texts: { en: text, ko: text, ja: text }, userIds: [51, 52] },
  };
  expect(foldAll(inboxNoticesProjection, 'inbox_notice-4', [{ event, on }])).toMatchObject({
    id: 4,
    memberCount: 2,
    texts: { ko: text },
  });
});
