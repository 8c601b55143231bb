import { expect, test } from 'vitest';
import { inboxMessage } from '#domain/inbox/message.ts';
import type { InboxMessageEvent } from '#domain/inbox/message-events.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import { mina, operator, proposalHouse } from '../collaborations/testing/proposal-house.ts';
import type { WriteDeps } from '../deps.ts';
import { runOnMessage } from './answer-message.ts';
import { tellOfProposalsWith } from './tell-of-proposals.ts';

const recipient = {
  name: 'Mina',
  phone: '010-1234-5678',
  email: null,
  destination: { name: 'Mina', phone: '010-1234-5678', address: 'Seoul', notes: null },
};

/** A write side in memory that asks members about their proposals. */
async function house(crashAt = -1) {
  const ids = () =>
    made.log.flatMap((stored) =>
      asEvent<InboxMessageEvent>(stored).type === 'InboxMessageSent'
        ? [Number(entityOf(stored.stream).id)]
        : [],
    );
  const made = await proposalHouse(crashAt, [tellOfProposalsWith(async () => ids())]);
  const deps: WriteDeps = { ...made.deps, confirmProposal: made.confirmAs };
  const messages = async () =>
    Promise.all(ids().map(async (id) => (await deps.streams.refresh(inboxMessage, id)).state));
  made.arm();
  return {
    ...made,
    statuses: async () => (await messages()).map(({ templateCode, status }) => [templateCode, status]),
    answer: async (productSizeIds: readonly number[] | null) => {
      const state = (await messages()).at(-1);
      if (state === undefined) throw new Error('nobody was asked');
      const choice = productSizeIds && { productSizeIds, recipient };
      const command = { action: 'confirm', ...(choice && { choice }) } as const;
      const on = { id: state.inboxMessageId, state, command, seenRevision: null };
      return made.ask(({ context }) => runOnMessage(deps, { ...on, context }), mina);
    },
  };
}

const attempt = <Result>(work: Promise<Result>) => work.catch((error: { errorCode: string }) => error);

test('a proposal asks once, and the answer confirms it with sizes, whatever append a crash meets', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const asking = await house(crashAt);
    const { id } = await asking.propose();
    await asking.settle();
    expect(await asking.statuses(), `crash ${crashAt}`).toEqual([['proposal_made', 'idle']]);
    expect(await asking.answer([71, 72]), `crash ${crashAt}`).toMatchObject({ ok: true });
    await asking.settle();
    expect((await asking.proposal(id)).status, `crash ${crashAt}`).toBe('CONFIRMED');
    expect(asking.typesOf('tryset'), `crash ${crashAt}`).toEqual(['TrysetRequested']);
    expect(await asking.statuses(), `crash ${crashAt}`).toEqual([['proposal_made', 'confirmed']]);
    if (!asking.hasCrashed()) break;
  }
});

test('an answer without sizes is refused, and the question stays', async () => {
  const asking = await house();
  const { id } = await asking.propose();
  await asking.settle();
  expect(await attempt(asking.answer(null))).toMatchObject({ errorCode: 'request.invalid' });
  expect(await asking.statuses()).toEqual([['proposal_made', 'pending']]);
  expect((await asking.proposal(id)).status).toBe('CREATED');
});

test('a refused tryset asks for other sizes, and their answer confirms', async () => {
  const asking = await house();
  const { id } = await asking.propose();
  await asking.settle();
  expect(await attempt(asking.answer([79]))).toMatchObject({ errorCode: 'proposal.tryset_refused' });
  await asking.settle();
  expect((await asking.statuses()).at(-1)).toEqual(['proposal_failed', 'idle']);
  expect(await asking.answer([71])).toMatchObject({ ok: true });
  await asking.settle();
  expect((await asking.proposal(id)).status).toBe('CONFIRMED');
  expect((await asking.statuses()).filter(([, status]) => status === 'idle')).toEqual([]);
});

test('an approval asks, and a rejection withdraws the question', async () => {
  const asking = await house();
  const { id } = await asking.apply();
  await asking.settle();
  expect(await asking.statuses()).toEqual([]);
  await asking.act(id, { action: 'approve', assignedPoint: 1_000, lookUploadCash: 0 }, operator);
  await asking.settle();
  expect(await asking.statuses()).toEqual([['proposal_approved', 'idle']]);
  await asking.act(id, { action: 'reject' }, operator);
  await asking.settle();
  expect(await asking.statuses()).toEqual([['proposal_approved', 'denied']]);
});
