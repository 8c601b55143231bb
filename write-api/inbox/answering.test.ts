import { expect, test } from 'vitest';
import type { InboxAnswer } from '#domain/inbox/inbox-kinds.ts';
import type { InboxMessageEvent } from '#domain/inbox/message-events.ts';
import { look } from '#domain/looks/look.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import { actorOf } from '#http/caller.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { runOnMessage } from './answer-message.ts';
import { settleQuestions } from './questions.ts';
import { type RemoteOperations, remoteCommandId, remoteOperations } from './remote-operations.ts';
import { inboxHouse, lookId, mina } from './testing/inbox-house.ts';

/** The answers to the question hide and show a look, in place of agreeing to its use. */
const operations: RemoteOperations = {
  ...remoteOperations,
  'look_use.agree': {
    target: (id) => ({ on: 'look', id, command: { action: 'hide' } }),
    needsReason: false,
  },
  'look_use.decline': {
    target: (id) => ({ on: 'look', id, command: { action: 'show' } }),
    needsReason: false,
  },
};
const about = { kind: 'look', id: lookId } as const;
const id = 900;

/** The questions that were asked, as the index has them. */
const settling =
  (idsOf: () => number[]): Effect =>
  (deps, stored) =>
    stored.type === 'LookHidden'
      ? settleQuestions(deps, stored, { about, find: async () => idsOf() })
      : Promise.resolve();

async function asked(crashAt = -1) {
  const house = await inboxHouse(crashAt, [
    settling(() =>
      house.log.flatMap((stored) =>
        asEvent<InboxMessageEvent>(stored).type === 'InboxMessageSent'
          ? [Number(entityOf(stored.stream).id)]
          : [],
      ),
    ),
  ]);
  const command = {
    action: 'send',
    inboxMessageId: id,
    userId: mina.id,
    templateCode: 'regram_asked',
    variant: 'general',
    about,
    pointAmount: null,
  } as const;
  await house.run({ on: 'inbox_message', id, command });
  const answer = (action: InboxAnswer) =>
    house.ask(async ({ context }) => {
      const on = { id, state: await house.message(id), command: { action }, context, seenRevision: null };
      return runOnMessage(house.deps, on, operations);
    }, mina);
  return {
    ...house,
    answer,
    isHidden: async () => (await house.deps.streams.refresh(look, lookId)).state.isHidden,
  };
}

test('an answer runs its operation in the member’s name, once, whatever append a crash meets', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const house = await asked(crashAt);
    expect(await house.answer('confirm'), String(crashAt)).toMatchObject({ ok: true, status: 'confirmed' });
    await house.settle();
    expect(house.typesOf('look'), String(crashAt)).toEqual(['LookPosted', 'LookHidden']);
    expect(house.log.find(({ type }) => type === 'LookHidden')?.metadata).toMatchObject({
      actor: actorOf(mina),
      commandId: remoteCommandId(id, 'confirm'),
    });
    expect(house.typesOf('inbox_message'), String(crashAt)).toEqual([
      'InboxMessageSent',
      'InboxMessageDisplayed',
      'InboxMessageConfirmed',
    ]);
    if (!house.hasCrashed()) break;
  }
});

test('an answer that nobody repeats after a crash is completed by the reaction to its operation', async () => {
  const house = await asked();
  const context = { commandId: remoteCommandId(id, 'confirm'), actor: actorOf(mina) };
  const hide = { on: 'look', id: lookId, command: { action: 'hide' } } as const;
  await house.run({ on: 'inbox_message', id, command: { action: 'display' } }, actorOf(mina));
  await house.ask(async (of) => {
    return runTarget(house.deps.streams, hide, { ...of.context, ...context });
  }, mina);
  await house.settle();
  expect(await house.message(id)).toMatchObject({ status: 'confirmed' });
});

test('a question that was answered elsewhere is withdrawn', async () => {
  const house = await asked();
  await house.run({ on: 'look', id: lookId, command: { action: 'hide' } }, { label: 'staff', id: 1 });
  await house.settle();
  expect(house.typesOf('inbox_message')).toEqual(['InboxMessageSent', 'InboxMessageWithdrawn']);
  expect(await house.answer('confirm')).toMatchObject({
    ok: false,
    refusal: { errorCode: 'inbox_message.transition_not_allowed' },
  });
});

test('a refused operation leaves the question pending, and says why', async () => {
  const house = await asked();
  // The look is shown already.
  expect(await house.answer('deny')).toMatchObject({
    ok: false,
    refusal: { errorCode: 'look.already_shown' },
  });
  expect(await house.message(id)).toMatchObject({ status: 'pending', isDisplayed: true });
  expect(await house.answer('confirm')).toMatchObject({ ok: true });
});

test('of two answers, the earlier one decides and runs its operation alone', async () => {
  for (const [first, second] of [
    ['confirm', 'deny'],
    ['deny', 'confirm'],
  ] as const) {
    const house = await asked();
    // The look is hidden or shown such that the first answer's operation has work.
    if (first === 'deny') {
      const staff = { label: 'staff', id: 1 } as const;
      await house.run({ on: 'look', id: lookId, command: { action: 'hide' } }, staff);
    }
    expect(await house.answer(first)).toMatchObject({ ok: true });
    expect(await house.answer(second)).toMatchObject({ ok: false });
    expect(await house.isHidden()).toBe(first === 'confirm');
    expect(await house.message(id)).toMatchObject({ status: first === 'confirm' ? 'confirmed' : 'denied' });
  }
});
