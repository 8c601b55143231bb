import { expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { inboxNotice } from '#domain/inbox/notice.ts';
import { member } from '#domain/members/member.ts';
import { memberRegistration } from '#domain/testing/member-plans.ts';
import type { DueCall } from '../kit/outside/outside-call.ts';
import { Crash } from '../payments/testing/crash.ts';
import { partOfNotice, sendNoticeInParts } from './send-notice.ts';
import { inboxHouse } from './testing/inbox-house.ts';

const text = { title: 'Hours', description: 'Closed on Monday' };
const texts = { ko: text, en: text, ja: text };
const first = 1_000;
/** Members of two parts and one more member. */
const userIds = Array.from({ length: 2 * partOfNotice + 1 }, (_, index) => first + index);

async function noticed(crashAt = -1) {
  const house = await inboxHouse(crashAt);
  for (const id of userIds) await house.given(member, id, memberRegistration(id), system);
  await house.given(inboxNotice, 4, { action: 'send', inboxNoticeId: 4, texts, userIds });
  let kept: unknown = null;
  /** Makes the call, and repeats it after a crash from what it has kept. */
  async function send(): Promise<void> {
    const due: DueCall = {
      key: '4',
      cause: { eventId: 'cause', correlationId: 'cause' },
      askedAt: null,
      tries: 0,
      answer: kept,
      keep: async (answer) => {
        kept = answer;
      },
      signal: new AbortController().signal,
    };
    try {
      expect(await sendNoticeInParts.call(house.deps, due)).toEqual({ end: 'answered', next: null });
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      await send();
    }
  }
  return { ...house, send };
}

test('reaches each member once, also after a crash in any part', async () => {
  for (const crashAt of [-1, 0, 1, 2, 3, 60, 101, 150, 205, 250, 300]) {
    const house = await noticed(crashAt);
    await house.send();
    // The call may also be repeated as a whole.
    await house.send();
    const sent = await house.messages();
    expect(
      sent.map(({ userId }) => userId).sort((one, other) => one - other),
      String(crashAt),
    ).toEqual(userIds);
    expect(sent.every(({ about }) => about?.kind === 'inbox_notice' && about.id === 4)).toBe(true);
  }
});
