import { expect, test } from 'vitest';
import type { InboxAnswer } from '#domain/inbox/inbox-kinds.ts';
import { inboxMessage } from '#domain/inbox/message.ts';
import type { InboxMessageEvent } from '#domain/inbox/message-events.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { admin, lookUseHouse, mina, operator } from '../look-uses/testing/look-use-house.ts';
import { runOnMessage } from './answer-message.ts';
import { tellOfUsesWith } from './tell-of-uses.ts';

const start = '2027-04-01T03:00:00.000Z';
const days = { startDate: '2027-05-01', endDate: '2027-05-31' };

/** A write side in memory in which a brand has asked for a regram. */
async function asked(crashAt = -1) {
  const ids = () =>
    house.log.flatMap((stored) =>
      asEvent<InboxMessageEvent>(stored).type === 'InboxMessageSent'
        ? [Number(entityOf(stored.stream).id)]
        : [],
    );
  const house = await lookUseHouse(start, crashAt, false, [tellOfUsesWith(async () => ids())]);
  const deps: WriteDeps = { ...house.deps, oneAtATime: (_, work) => work() };
  const messages = async () =>
    Promise.all(ids().map(async (id) => (await deps.streams.refresh(inboxMessage, id)).state));
  house.arm();
  const { id } = await house.request(days);
  await house.settle();
  return {
    ...house,
    id,
    messages,
    statuses: async () => (await messages()).map(({ templateCode, status }) => [templateCode, status]),
    answer: async (answer: InboxAnswer, reason?: string) => {
      const message = (await messages()).at(-1);
      if (message === undefined) throw new Error('nobody was asked');
      return house.ask(({ context }) => {
        const on = {
          id: message.inboxMessageId,
          state: message,
          command: { action: answer },
          seenRevision: null,
        };
        return runOnMessage(deps, {
          ...on,
          context: { ...context, ...(reason !== undefined && { reason }) },
        });
      }, mina);
    },
  };
}

test('a request asks the member once, and its answer agrees, whatever append a crash meets', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const house = await asked(crashAt);
    expect(await house.statuses(), String(crashAt)).toEqual([['regram_asked', 'idle']]);
    expect(await house.answer('confirm'), String(crashAt)).toMatchObject({ ok: true, status: 'confirmed' });
    await house.settle();
    expect(await house.use(house.id), String(crashAt)).toMatchObject({ answer: 'agreed' });
    expect(await house.statuses(), String(crashAt)).toEqual([['regram_asked', 'confirmed']]);
    if (!house.hasCrashed()) break;
  }
});

test('a member declines with a reason; without one the question stays', async () => {
  const house = await asked();
  await expect(house.answer('deny')).rejects.toMatchObject({ errorCode: 'request.invalid' });
  expect(await house.statuses()).toEqual([['regram_asked', 'pending']]);
  expect(await house.answer('deny', 'not this one')).toMatchObject({ ok: true, status: 'denied' });
  expect(await house.use(house.id)).toMatchObject({ status: 'rejected' });
});

test('a revision withdraws the former question and asks anew', async () => {
  const house = await asked();
  await house.act(house.id, { action: 'revise', endDate: '2027-06-15' }, admin);
  await house.settle();
  expect(await house.statuses()).toEqual([
    ['regram_asked', 'denied'],
    ['regram_asked', 'idle'],
  ]);
});

test('an answer elsewhere withdraws the question', async () => {
  const house = await asked();
  await house.act(house.id, { action: 'agree' }, mina);
  await house.settle();
  expect(await house.statuses()).toEqual([['regram_asked', 'denied']]);
});

test('the member is told of the start and the end', async () => {
  const house = await asked();
  await house.answer('confirm');
  await house.act(house.id, { action: 'take_up' }, operator);
  await house.act(house.id, { action: 'confirm', amount: null }, operator);
  await house.moveTo('2027-05-01T03:00:00.000Z');
  await house.moveTo('2027-06-01T03:00:00.000Z');
  expect(await house.statuses()).toEqual([
    ['regram_asked', 'confirmed'],
    ['look_use_started', 'idle'],
    ['look_use_ended', 'idle'],
  ]);
});
