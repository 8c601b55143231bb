import { system } from '#domain/actor.ts';
import { inboxMessage } from '#domain/inbox/message.ts';
import { inboxNotice } from '#domain/inbox/notice.ts';
import { inboxTemplates, type TemplateCode } from '#domain/inbox/templates.ts';
import { look } from '#domain/looks/look.ts';
import { rents } from './catalog/people.ts';
import { lookIdsOf } from './look-ids.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Setting } from './setting.ts';

const texts = {
  ko: {
    title: '연말 운영 안내',
    description: '12월 31일에는 고객센터를 쉽니다. 문의는 1월 2일부터 답변드려요.',
  },
  en: {
    title: 'Help at the end of the year',
    description: 'Help is closed on December 31, and answers from January 2.',
  },
  ja: {
    title: '年末の営業のお知らせ',
    description: '12月31日はサポートを休止します。1月2日から順次回答します。',
  },
};
const noticeAtMost = 20;

/** What members did with the messages about their looks, in turns. */
const answers = [[], ['display'], ['display', 'confirm']] as const;
const tellingAtMost = 12;

/** Plans messages about the newest looks, and a notice to some members. */
export function planInbox(setting: Setting): void {
  planMessages(setting);
  planNotice(setting);
}

function planMessages(setting: Setting): void {
  const { clockwork, world, idOf } = setting;
  for (let index = 0; index < tellingAtMost; index += 1) {
    const id = idOf('inbox_message', `look message ${index}`);
    clockwork.plan(daysAgo(setting, 0.8 - index / 100), (at) => {
      const lookId = lookIdsOf(world).at(-1 - index);
      if (lookId === undefined) return;
      const { userId, entries } = world.state(look, lookId);
      const isCertified = entries.every(({ status }) => status === 'Approved');
      const templateCode = isCertified ? 'look_certified' : 'look_deferred';
      sendDemoMessage(setting, { id, userId, templateCode, aboutId: lookId, at });
      const steps = answers[index % answers.length] ?? [];
      const asked = { actor: { label: 'user', id: userId } as const, at };
      for (const action of steps) world.tell(inboxMessage, id, { action }, asked);
    });
  }
}

function planNotice(setting: Setting): void {
  const { clockwork, world, idOf, members, staff } = setting;
  const noticeId = idOf('inbox_notice', 'end of the year');
  const userIds = members
    .flatMap((person, index) => (rents(person) ? [idOf('user', userRef(index))] : []))
    .slice(0, noticeAtMost)
    .toSorted((one, other) => one - other);
  const ids = Array.from({ length: noticeAtMost }, (_, index) =>
    idOf('inbox_message', `notice message ${index}`),
  );
  clockwork.plan(daysAgo(setting, 0.5), (at) => {
    const command = { action: 'send', inboxNoticeId: noticeId, texts, userIds } as const;
    world.tell(inboxNotice, noticeId, command, { actor: staff, at });
    for (const [index, userId] of userIds.entries()) {
      const id = ids[index] ?? 0;
      sendDemoMessage(setting, { id, userId, templateCode: 'notice', aboutId: noticeId, at });
    }
  });
}

interface Sending {
  id: number;
  userId: number;
  templateCode: TemplateCode;
  aboutId: number;
  at: string;
}

/** Sends a message of a template to a member, as the system does. */
export function sendDemoMessage(
  { world }: Setting,
  { id, userId, templateCode, aboutId, at }: Sending,
): void {
  const { variant, about: kind } = inboxTemplates[templateCode];
  const about = kind === null ? null : { kind, id: aboutId };
  const command = {
    action: 'send',
    inboxMessageId: id,
    userId,
    templateCode,
    variant,
    about,
    pointAmount: null,
  } as const;
  world.tell(inboxMessage, id, command, { actor: system, at });
}
