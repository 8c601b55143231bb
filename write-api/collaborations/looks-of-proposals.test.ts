import { expect, test } from 'vitest';
import { byActor, entry, lookDescription, rejection } from '#domain/testing/looks.ts';
import { mina, type ProposalHouse, proposalHouse } from './testing/proposal-house.ts';

const looks = [81, 82] as const;
const staff = { label: 'staff', id: 1 } as const;
const entryOf = (lookId: number) => lookId * 10;

/** A member's proposal whose items are delivered, and two looks that name it. The house crashes once, after this. */
async function postedLooks(crashAt: number): Promise<{ house: ProposalHouse; id: number }> {
  const house = await proposalHouse(crashAt);
  const { id } = await house.propose();
  await house.confirm(id);
  const { trysetId } = await house.proposal(id);
  for (const [index, lookId] of looks.entries()) {
    const itemId = (trysetId ?? 0) * 10 + index + 1;
    await house.onItem(itemId, { action: 'accept' });
    await house.onItem(itemId, { action: 'outbound', courier: null, trackingNumber: null });
    await house.onItem(itemId, { action: 'force_delivered' });
    const look = { ...lookDescription, lookId, userId: mina.id, reservationId: null, proposalId: id };
    const tagged = { ...entry, entryId: entryOf(lookId), of: { kind: 'tryset_item', id: itemId } } as const;
    const command = { action: 'post', look, entries: [{ ...tagged, uploadPoint: 0 }] } as const;
    await house.run({ on: 'look', id: lookId, command }, { label: 'user', id: mina.id });
  }
  await house.settle();
  house.arm();
  return { house, id };
}

function approve(house: ProposalHouse, lookId: number, isAgain = false) {
  const action = isAgain ? 'approve_item_from_done' : 'approve_item';
  const command = { action, entryId: entryOf(lookId), ...byActor } as const;
  return house.run({ on: 'look', id: lookId, command }, staff);
}

const reject = (house: ProposalHouse, lookId: number) => {
  const entryId = entryOf(lookId);
  const command = { action: 'reject_item_from_done', entryId, ...rejection, ...byActor } as const;
  return house.run({ on: 'look', id: lookId, command }, staff);
};

test.each([
  [81, 82],
  [82, 81],
])(
  'looks %i and %i: a crash after any append on the way to the proposal gives one reward',
  async (first, second) => {
    for (let crashAt = 0; ; crashAt += 1) {
      const { house, id } = await postedLooks(crashAt);
      await approve(house, first);
      await approve(house, second);
      await reject(house, first);
      await house.settle();
      expect(await house.points(), `crash ${crashAt}`).toBe(5_000);
      expect(await house.due(), `crash ${crashAt}`).toBe(50_000);
      expect((await house.proposal(id)).rewardedLookIds, `crash ${crashAt}`).toEqual([second]);
      if (!house.hasCrashed()) break;
    }
  },
);

test('a crash after any append of a rejection takes the reward back once', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const { house, id } = await postedLooks(crashAt);
    for (const lookId of looks) await approve(house, lookId);
    for (const lookId of looks) await reject(house, lookId);
    await house.settle();
    expect([await house.points(), await house.due()], `crash ${crashAt}`).toEqual([0, 0]);
    expect((await house.proposal(id)).rewardedLookIds, `crash ${crashAt}`).toEqual([]);
    if (!house.hasCrashed()) break;
  }
});

test('a repeated decision changes neither points nor cash', async () => {
  const { house } = await postedLooks(-1);
  for (let each = 0; each < 3; each += 1) {
    await approve(house, 81, each > 0);
    await house.settle();
    expect([await house.points(), await house.due()]).toEqual([5_000, 50_000]);
    await reject(house, 81);
    await house.settle();
    expect([await house.points(), await house.due()]).toEqual([0, 0]);
  }
});
