import { type Asked, accept, type Decider, type Decision } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';
import type { Language } from '../words/languages.ts';

/** The text of a notice in one language. */
export interface NoticeText {
  title: string;
  description: string;
}

export interface NoticeDescription {
  inboxNoticeId: number;
  texts: Readonly<Record<Language, NoticeText>>;
  /** The members who get it, in ascending order, fixed when it is sent. */
  userIds: readonly number[];
}

/** The events of the stream `inbox_notice-<id>`. Its messages name it, so its text stands in the log once. */
export type InboxNoticeEvent = DomainEvent<'InboxNoticeSent', NoticeDescription>;

export interface InboxNotice extends NoticeDescription {
  status: 'none' | 'sent';
}

export type InboxNoticeCommand = { action: 'send' } & NoticeDescription;

export const noticeTransitions = [
  { action: 'send', from: ['none'], to: 'sent', event: 'InboxNoticeSent', who: ['staff'] },
] as const satisfies readonly Transition<string, InboxNotice['status'], never>[];

const rules: Rules<InboxNotice['status'], never, InboxNotice> = {
  entity: 'inbox_notice',
  table: noticeTransitions,
  guards: {},
};

const noText: NoticeText = { title: '', description: '' };

/** The decider of `inbox_notice-<id>`: a text that staff send to many members. */
export const inboxNotice: Decider<InboxNotice, InboxNoticeCommand, InboxNoticeEvent> = {
  category: 'inbox_notice',
  initial: {
    status: 'none',
    inboxNoticeId: 0,
    texts: { en: noText, ko: noText, ja: noText },
    userIds: [],
  },
  decide,
  evolve,
};

function decide(state: InboxNotice, command: InboxNoticeCommand, asked: Asked): Decision<InboxNoticeEvent> {
  const refused = checkTransition(rules, state, command, asked);
  if (refused !== null) return refused;
  const { inboxNoticeId, texts, userIds } = command;
  return accept({ type: 'InboxNoticeSent', data: { inboxNoticeId, texts, userIds } });
}

function evolve(state: InboxNotice, { type, data }: InboxNoticeEvent): InboxNotice {
  return type === 'InboxNoticeSent' ? { ...data, status: 'sent' } : untouched(type, state);
}
