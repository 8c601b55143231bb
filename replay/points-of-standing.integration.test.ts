// @module-tag thorough
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byPerson } from '#domain/looks/checks.ts';
import { type MemberCommand, member } from '#domain/members/member.ts';
import { initialMember } from '#domain/members/member-state.ts';
import type { Target } from '#domain/reacting-kinds.ts';
import { entry, lookDescription } from '#domain/testing/looks.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import { runCommand } from '#write-api/kit/commands/run-command.ts';
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

const { gender, regionId, bio, isPublic, grade, systemSetting } = initialMember;
const described = { gender, regionId, bio, isPublic, grade, systemSetting, personal: null };

test('rewards that wait for the end of a ban and forfeited points are not differences', {
  timeout: 120_000,
}, async () => {
  const { deps } = await house.openWrites();
  const context = () => ({ ...systemContext(deps.clock), actor: { label: 'staff', id: 1 } as const });
  const act = async (target: Target, by: object = {}) => {
    const outcome = await runTarget(deps.streams, target, { ...context(), ...by });
    expect([target.command.action, outcome.ok]).toEqual([target.command.action, true]);
  };
  const onMember = async (userId: number, command: MemberCommand) => {
    const stream = { decider: member, id: userId, command, name: command.action };
    const by = command.action === 'forget' ? systemContext(deps.clock) : context();
    expect([command.action, (await runCommand(deps.streams, stream, by)).ok]).toEqual([command.action, true]);
  };
  const verified = async () => {
    await house.projected();
    // Makes all entries older than the grace period of one minute.
    await house.query("update read.log set recorded_at = recorded_at - interval '2 minutes'");
    return await replayOver(house, 'verify', '--rows');
  };

  for (const userId of [61, 62]) {
    const lookId = userId + 100;
    const onLook = (command: Extract<Target, { on: 'look' }>['command']) =>
      act({ on: 'look', id: lookId, command });
    await onMember(userId, {
      action: 'register',
      userId,
      username: `m${userId}`,
      role: 'curator',
      ...described,
    });
    const entries = [
      { ...entry, entryId: userId + 1_000, of: { kind: 'tryset_item' as const, id: userId + 2_000 } },
    ];
    await onLook({ action: 'post', look: { ...lookDescription, lookId, userId }, entries });
    if (userId === 61) await onMember(userId, { action: 'ban' });
    await onLook({ action: 'approve_item', entryId: null, ...byPerson });
    if (userId === 61) continue;
    await onMember(userId, { action: 'request_forgetting' });
    await onMember(userId, { action: 'forget' });
    const forfeit = { on: 'point_account', id: userId, command: { action: 'forfeit' } } as const;
    await act(forfeit, { actor: { label: 'system', id: null } });
    await onLook({ action: 'remove', takesBack: true });
  }
  const waiting = await verified();
  expect(waiting.out).toContain(
    `points    5,000 given − 0 taken − 0 spent + 0 given back − 5,000 forfeited; accounts 0\n${noOrders}\ndifferences 0`,
  );
  await act({ on: 'user', id: 61, command: { action: 'unban' } });
  const freed = await verified();
  expect(freed.out).toContain(
    `points    10,000 given − 0 taken − 0 spent + 0 given back − 5,000 forfeited; accounts 5,000\n${noOrders}\ndifferences 0`,
  );
});
