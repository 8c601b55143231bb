import { expect, test } from 'vitest';
import { reservation } from '#domain/brand-events/reservation.ts';
import { cashAccount } from '#domain/cash/cash-account.ts';
import { dueOf } from '#domain/cash/cash-state.ts';
import { reservationDescription } from '#domain/testing/brand-events.ts';
import { payVisits } from './pay-visits.ts';
import { eventHouse, mina } from './testing/event-house.ts';

const start = '2027-04-01T03:00:00.000Z';
const id = 801;

async function house(crashAt = -1) {
  const made = await eventHouse(start, crashAt, false, [payVisits]);
  await made.given(
    reservation,
    id,
    { action: 'book', ...reservationDescription, reservationId: id, userId: mina.id, lookUploadCash: 30_000 },
    { label: 'staff', id: 1 },
  );
  const decide = (action: 'reward' | 'revoke', lookId: number) =>
    made.run({ on: 'reservation', id, command: { action, lookId } });
  const account = async () => (await made.deps.streams.refresh(cashAccount, mina.id)).state;
  return { ...made, decide, account, due: async () => dueOf(await account(), 'KRW') };
}

test('the cash of a visit is due once a reward, whatever append a crash meets', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const visited = await house(crashAt);
    visited.arm();
    await visited.decide('reward', 81);
    await visited.decide('reward', 82);
    await visited.settle();
    expect(await visited.due(), `crash ${crashAt}`).toBe(30_000);
    await visited.decide('revoke', 81);
    await visited.decide('revoke', 82);
    await visited.settle();
    expect(await visited.due(), `crash ${crashAt}`).toBe(0);
    await visited.decide('reward', 82);
    await visited.settle();
    expect(await visited.due(), `crash ${crashAt}`).toBe(30_000);
    const turns = (await visited.account()).entries.map(({ of }) => of.turn);
    expect(turns, `crash ${crashAt}`).toEqual([1, 1, 2]);
    if (!visited.hasCrashed()) break;
  }
});

test('a decision after the payout takes the cash from the next one', async () => {
  const visited = await house();
  await visited.decide('reward', 81);
  await visited.settle();
  const pay = {
    action: 'pay',
    userId: mina.id,
    payoutId: 9,
    currency: 'KRW',
    upTo: 1,
    amount: 30_000,
  } as const;
  await visited.run({ on: 'cash_account', id: mina.id, command: pay });
  await visited.decide('revoke', 81);
  await visited.settle();
  expect(await visited.due()).toBe(-30_000);
});
