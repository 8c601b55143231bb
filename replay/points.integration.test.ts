// @module-tag thorough
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byPerson } from '#domain/looks/checks.ts';
import type { Target } from '#domain/reacting-kinds.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import { runTarget } from '#write-api/kit/commands/run-target.ts';
import { replayOver } from './testing/command-line.ts';
import { noOrders } from './testing/no-orders.ts';
import { type TestHouse, testHouse } from './testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
  await house.project();
});
afterAll(() => house.close());

const verify = () => replayOver(house, 'verify', '--rows');

const item = { brandId: 7, productId: 301, productSizeId: 401, trysetId: 21 };
const reason = { pointReason: 'posting_reward', message: '', forLook: null } as const;

test('points add up over all members, and a member with a difference is named', {
  timeout: 240_000,
}, async () => {
  const { deps } = await house.openWrites();
  const act = async (target: Target) => {
    const context = { ...systemContext(deps.clock), actor: { label: 'staff', id: 1 } as const };
    const outcome = await runTarget(deps.streams, target, context);
    expect(
      outcome.ok,
      JSON.stringify(outcome, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).toBe(true);
  };
  const onLook = (command: Extract<Target, { on: 'look' }>['command']) =>
    act({ on: 'look', id: 81, command });
  const entries = [91, 92].map((entryId) => ({
    ...item,
    entryId,
    of: { kind: 'tryset_item' as const, id: entryId - 60 },
    uploadPoint: 5_000,
    givenPoints: 0,
  }));
  const words = { words: { link: null, description: '' }, hasLink: false };
  const said = {
    ...words,
    images: [],
    keepDays: 30,
    reservationId: null,
    proposalId: null,
    eventBrandId: null,
  } as const;
  const whose = { lookId: 81, userId: 51, userGender: null, userRegion: 'KOREA', snsType: 'Blog' } as const;
  await onLook({ action: 'post', look: { ...said, ...whose }, entries });
  await onLook({ action: 'approve_item', entryId: null, ...byPerson });
  await onLook({ action: 'reopen_item', entryId: 92 });
  await onLook({ action: 'penalize', points: 300 });
  const onAccount = (command: Extract<Target, { on: 'point_account' }>['command']) =>
    act({ on: 'point_account', id: 51, command });
  await onAccount({
    action: 'give',
    amount: 40,
    ...reason,
    pointReason: 'sign_up_reward',
    message: 'Welcome',
  });
  await house.projected();
  const even = await verify();
  expect(even.out).toContain(
    `points    10,040 given − 5,300 taken − 0 spent + 0 given back; accounts 4,740\n${noOrders}\ndifferences 0`,
  );
  expect(even.code).toBe(0);

  await house.query('update read.point_accounts set balance = balance + 1 where user_id = 51');
  const forLook = { lookId: 81, entryId: 91, trysetItemId: 31 };
  await act({ on: 'point_account', id: 52, command: { action: 'give', amount: 7, ...reason, forLook } });
  await house.projected();
  /** Makes the events of a category as old as this. Those of an hour ahead stay young, however slow the machine is. */
  const age = (category: string, interval = '2 minutes') =>
    house.query(
      `update read.log set recorded_at = now() - interval '${interval}' where category = '${category}'`,
    );
  await age('point_account', '-1 hour');
  const recent = await verify();
  expect(recent.out).toContain('points  member 51  balance: 4741 → 4740\n');
  expect(recent.out).not.toContain('member 52');
  expect(recent.out).toContain('1 rewards of looks under way were not compared');
  await age('point_account');
  const uneven = await verify();
  expect(uneven.out).toContain('points  member 52  rewards of looks: 7 → 0\n');
  expect(uneven.code).toBe(2);

  // A decision without a reward is not a difference during the first minute.
  await house.query('delete from read.point_accounts where user_id = 52');
  await house.query(
    "delete from read.log where type = 'PointsGiven' and data -> 'forLook' ->> 'entryId' = '92'",
  );
  await age('look', '-1 hour');
  expect((await verify()).out).not.toContain('member 51  rewards of looks');
  await age('look');
  expect((await verify()).out).toContain('points  member 51  rewards of looks: 0 → 5000\n');
});
