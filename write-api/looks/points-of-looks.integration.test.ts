import { describe, expect, it } from 'vitest';
import { byPerson } from '#domain/looks/checks.ts';
import { look } from '#domain/looks/look.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import type { PointAccountEvent } from '#domain/points/point-events.ts';
import { readStream } from '#event-store/load.ts';
import { pick, seeded } from '#projections/testing/random.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { react } from '../kit/follower/reactor.ts';
import { staff } from '../testing/house.ts';
import { twoRoles } from '../testing/two-roles.ts';
import type { WriteRole } from '../testing/write-side.ts';
import { givenItems } from './testing/given-items.ts';

const roles = twoRoles(4);
const { seed } = roles;

const reasons = { rejected_reasons: ['AD_TAG_NOT_EXISTS'] };
/** The points that a look earns for one item on each network. */
const earned = { Instagram: 5_000, Youtube: 10_000 } as const;

async function post(said: { items: readonly number[]; userId: number; sns?: keyof typeof earned }) {
  const { items, userId, sns = 'Instagram' } = said;
  const body = { sns_type: sns, tryset_item_ids: items, user_id: userId };
  return roles.side.call(staff, 'POST', '/v1/looks', body);
}

const act = (id: number, action: string, said: object = {}, role: WriteRole = roles.side) =>
  role.call(staff, 'POST', `/v1/looks/${id}/actions/${action}`, said);
const stateOf = async (id: number) => (await roles.side.deps.streams.refresh(look, id)).state;
const balance = async (userId: number) =>
  (await roles.side.deps.streams.refresh(pointAccount, userId)).state.balance;

async function movesOf(userId: number) {
  const { client } = roles.side.deps.streams;
  const stored = await Array.fromAsync(readStream(client, `point_account-${userId}`, 0n));
  return stored.map((event) => event as unknown as PointAccountEvent);
}

async function posted(items = 1) {
  const house = await givenItems(roles.side, items);
  const answer = await post({ items: house.itemIds, userId: house.userId });
  expect(answer.status).toBe(201);
  return { ...house, id: answer.body.id as number };
}

describe('the points of looks', () => {
  it('are given with an approval and taken back when it is undone, in the same request', async () => {
    const { userId, id, itemIds } = await posted();
    const balanceAfter = async (action: string, said: object = {}) => {
      expect((await act(id, action, said)).status).toBe(200);
      return balance(userId);
    };
    expect(await balanceAfter('approve_item')).toBe(5_000);
    expect(await balanceAfter('defer_item')).toBe(5_000);
    expect(await balanceAfter('reject_item', reasons)).toBe(0);
    expect(await balanceAfter('approve_item_from_done')).toBe(5_000);
    expect(await balanceAfter('reopen_item')).toBe(0);
    expect(await balanceAfter('approve_item')).toBe(5_000);
    expect(await balanceAfter('penalize', { points: 6_000, reason: 'deleted the next day' })).toBe(-1_000);
    expect(await balanceAfter('remove')).toBe(-6_000);

    const { entryId } = (await stateOf(id)).entries[0] ?? { entryId: 0 };
    const forLook = { lookId: id, entryId, trysetItemId: itemIds[0] };
    const moves = await movesOf(userId);
    expect(moves.map(({ type }) => type)).toEqual([
      'PointsGiven',
      'PointsTaken',
      'PointsGiven',
      'PointsTaken',
      'PointsGiven',
      'PointsTaken',
      'PointsTaken',
    ]);
    expect(moves[0]?.data).toEqual({
      amount: 5_000,
      pointReason: 'posting_reward',
      message: '',
      balance: 5_000,
      forLook,
    });
    expect(moves[5]?.data).toMatchObject({
      pointReason: 'look_penalty',
      forLook: { lookId: id, entryId: null, trysetItemId: null },
    });
  });

  it('are given per item and network, and rejecting a whole look takes back those of all its items', async () => {
    const { userId, id, itemIds } = await posted(2);
    const other = (await post({ items: itemIds.slice(0, 1), userId, sns: 'Youtube' })).body.id;
    await act(id, 'approve_item');
    await act(other, 'approve_item');
    expect(await balance(userId)).toBe(2 * earned.Instagram + earned.Youtube);
    await act(id, 'reject_look_from_done', reasons);
    expect(await balance(userId)).toBe(earned.Youtube);
    expect((await movesOf(userId)).map(({ type }) => type)).toEqual([
      'PointsGiven',
      'PointsGiven',
      'PointsGiven',
      'PointsTaken',
      'PointsTaken',
    ]);
  });

  it('are taken back when an item is untagged', async () => {
    const { userId, id, itemIds } = await posted(2);
    await act(id, 'approve_item');
    const body = { tryset_item_ids: itemIds.slice(0, 1) };
    expect((await roles.side.call(staff, 'PATCH', `/v1/looks/${id}`, body)).status).toBe(200);
    expect(await balance(userId)).toBe(5_000);
  });

  it('that a removed look kept are not given again for the next look', async () => {
    const { userId, id, itemIds } = await posted();
    await act(id, 'approve_item');
    roles.side.advanceClock(31 * 86_400_000);
    await act(id, 'remove', { takes_points_back: false });
    expect(await balance(userId)).toBe(5_000);
    const next = (await post({ items: itemIds, userId })).body.id;
    expect((await stateOf(next)).entries).toMatchObject([{ uploadPoint: 5_000, givenPoints: 5_000 }]);
    await act(next, 'approve_item');
    expect(await balance(userId)).toBe(5_000);
    await act(next, 'reject_item_from_done', reasons);
    expect(await balance(userId)).toBe(0);
    await act(next, 'remove');
    const last = (await post({ items: itemIds, userId })).body.id;
    expect((await stateOf(last)).entries).toMatchObject([{ givenPoints: 0 }]);
  });

  it('are given once, even if a crash delays them', async () => {
    const { userId, id } = await posted();
    const { streams, clock } = roles.side.deps;
    const command = { action: 'approve_item', entryId: null, ...byPerson } as const;
    const context = { ...systemContext(clock), actor: { label: 'staff', id: 1 } as const };
    expect(
      (await runCommand(streams, { decider: look, id, name: 'approve_item', command }, context)).ok,
    ).toBe(true);
    await expect.poll(() => balance(userId), { timeout: 20_000 }).toBe(5_000);
    await act(id, 'reopen_item');
    for await (const event of readStream(streams.client, `look-${id}`, 0n))
      await react(roles.side.deps, event);
    expect(await balance(userId)).toBe(0);
    expect(await movesOf(userId)).toHaveLength(2);
  });

  it(`add up to the points that the looks record, after any concurrent decisions, seed ${seed}`, async () => {
    const random = seeded(seed);
    const { userId, itemIds } = await givenItems(roles.side, 2);
    const networks = Object.keys(earned) as (keyof typeof earned)[];
    const looks = new Map<keyof typeof earned, number[]>(networks.map((sns) => [sns, []]));
    const actions = [
      'approve_item',
      'approve_item_from_done',
      'reject_item',
      'reject_item_from_done',
      'reopen_item',
      'defer_item',
      'reject_look_from_done',
      'reject_look_from_pending',
      'remove',
    ];
    for (let round = 0; round < 12; round++) {
      await Promise.all(
        networks.map(async (sns) => {
          const of = looks.get(sns) ?? [];
          if (of.length > 0 && (await stateOf(of.at(-1) ?? 0)).status === 'posted') return;
          const answer = await post({ items: itemIds, userId, sns });
          expect(answer.status).toBe(201);
          of.push(answer.body.id);
        }),
      );
      const live = [...looks.values()].map((ids) => ids.at(-1) ?? 0);
      await Promise.all(
        Array.from({ length: 8 }, () => {
          const id = pick(random, live);
          const action = pick(random, round % 3 === 2 ? actions : actions.slice(0, -1));
          const said = action.startsWith('reject') ? reasons : {};
          return act(id, action, said, pick(random, [roles.side, roles.other]));
        }),
      );
    }
    let given = 0;
    for (const ids of looks.values()) {
      for (const { givenPoints } of (await stateOf(ids.at(-1) ?? 0)).entries) given += givenPoints;
    }
    expect(await balance(userId)).toBe(given);
    expect((await movesOf(userId)).length).toBeGreaterThan(5);
  });
});
