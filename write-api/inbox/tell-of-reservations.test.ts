import { expect, test } from 'vitest';
import type { InboxAnswer } from '#domain/inbox/inbox-kinds.ts';
import { inboxMessage } from '#domain/inbox/message.ts';
import type { InboxMessageEvent } from '#domain/inbox/message-events.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import { eventHouse, mina, operator } from '../brand-events/testing/event-house.ts';
import type { WriteDeps } from '../deps.ts';
import { runOnMessage } from './answer-message.ts';
import { tellOfReservationsWith } from './tell-of-reservations.ts';

const start = '2027-04-01T03:00:00.000Z';
const moved = {
  action: 'reschedule',
  start: '2027-04-11T04:00:00.000Z',
  end: '2027-04-11T05:00:00.000Z',
} as const;

/** A write side in memory that tells members of their reservations. */
async function house(crashAt = -1) {
  const ids = () =>
    made.log.flatMap((stored) =>
      asEvent<InboxMessageEvent>(stored).type === 'InboxMessageSent'
        ? [Number(entityOf(stored.stream).id)]
        : [],
    );
  const made = await eventHouse(start, crashAt, false, [tellOfReservationsWith(async () => ids())]);
  const deps: WriteDeps = { ...made.deps, oneAtATime: (_, work) => work() };
  const messages = async () =>
    Promise.all(ids().map(async (id) => (await deps.streams.refresh(inboxMessage, id)).state));
  made.arm();
  return {
    ...made,
    statuses: async () => (await messages()).map(({ templateCode, status }) => [templateCode, status]),
    answer: async (answer: InboxAnswer) => {
      const state = (await messages()).at(-1);
      if (state === undefined) throw new Error('nobody was asked');
      const on = { id: state.inboxMessageId, state, command: { action: answer }, seenRevision: null };
      return made.ask(({ context }) => runOnMessage(deps, { ...on, context }), mina);
    },
  };
}

test('an invitation asks once, and its answer accepts in the member’s name, whatever append a crash meets', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const asking = await house(crashAt);
    const { id } = await asking.invite(mina);
    await asking.settle();
    expect(await asking.statuses(), `crash ${crashAt}`).toEqual([['event_invited', 'idle']]);
    expect(await asking.answer('confirm'), `crash ${crashAt}`).toMatchObject({ ok: true });
    await asking.settle();
    expect(await asking.reservation(id), `crash ${crashAt}`).toMatchObject({ status: 'curator_accepted' });
    expect(await asking.statuses(), `crash ${crashAt}`).toEqual([['event_invited', 'confirmed']]);
    if (!asking.hasCrashed()) break;
  }
});

test('a move by staff asks anew, a move by the member asks nothing, and an end withdraws the question', async () => {
  const asking = await house();
  const { id } = await asking.book(mina);
  await asking.act(id, moved, operator);
  await asking.settle();
  expect(await asking.statuses()).toEqual([['reservation_rescheduled', 'idle']]);
  await asking.act(id, { ...moved, end: '2027-04-11T06:00:00.000Z' }, mina);
  await asking.settle();
  expect(await asking.statuses()).toEqual([['reservation_rescheduled', 'denied']]);
  const other = await house();
  const invited = await other.invite(mina);
  await other.settle();
  await other.act(invited.id, { action: 'cancel' }, operator);
  await other.settle();
  expect(await other.statuses()).toEqual([['event_invited', 'denied']]);
  const third = await house();
  const { id: declined } = await third.invite(mina);
  await third.settle();
  await third.answer('deny');
  await third.settle();
  expect(await third.reservation(declined)).toMatchObject({ status: 'curator_declined' });
  expect(await third.statuses()).toEqual([['event_invited', 'denied']]);
});
