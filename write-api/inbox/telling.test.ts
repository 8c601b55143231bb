import { expect, test } from 'vitest';
import { cashAccount } from '#domain/cash/cash-account.ts';
import type { LookCommand } from '#domain/looks/look.ts';
import { member } from '#domain/members/member.ts';
import { entry } from '#domain/testing/looks.ts';
import { sendMessage } from './send-message.ts';
import { tellMembers } from './tell-members.ts';
import { inboxHouse, lookId, mina } from './testing/inbox-house.ts';

const staff = { label: 'staff', id: 1 } as const;
const system = { label: 'system', id: null } as const;
const { entryId } = entry;
const by = { method: 'ACTOR', checks: [] } as const;
const approve: LookCommand = { action: 'approve_item', entryId, ...by };
const on = (command: LookCommand) => ({ on: 'look', id: lookId, command }) as const;

test('a decision on a look tells its member once, whatever append a crash meets', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const house = await inboxHouse(crashAt);
    await house.run(on(approve), staff);
    await house.settle();
    expect(await house.messages(), String(crashAt)).toMatchObject([
      {
        templateCode: 'look_certified',
        userId: mina.id,
        about: { kind: 'look', id: lookId },
        status: 'idle',
      },
      { templateCode: 'look_points_given', pointAmount: 5_000, about: { kind: 'look', id: lookId } },
    ]);
    if (!house.hasCrashed()) break;
  }
});

test('a repeated reaction leaves one message', async () => {
  const house = await inboxHouse();
  await house.run(on(approve), staff);
  await house.settle();
  for (const stored of [...house.log])
    await tellMembers(house.deps, stored, Number(stored.stream.split('-')[1]));
  expect(await house.templates()).toEqual(['look_certified', 'look_points_given']);
});

test('each change of the overall status tells once, and the same status nothing', async () => {
  const house = await inboxHouse();
  const rejection = { reasons: ['LowExposalOfItem'], otherReason: null, comment: null } as const;
  const reject: LookCommand = { action: 'reject_item', entryId, ...rejection, ...by };
  await house.run(on(reject), staff);
  await house.settle();
  expect(await house.templates()).toEqual(['look_rejected']);
  await house.run(on({ action: 'reopen_item', entryId }), staff);
  await house.settle();
  expect(await house.templates()).toEqual(['look_rejected']);
});

test('cash that is due tells nothing, and its payment tells the member once, whatever append a crash meets', async () => {
  const of = { kind: 'look_use', id: 8, turn: 1 } as const;
  const due = { action: 'due', userId: mina.id, of, currency: 'KRW', amount: 90_000 } as const;
  const { action: _, of: __, ...paid } = due;
  for (let crashAt = 0; ; crashAt += 1) {
    const house = await inboxHouse(crashAt);
    await house.given(cashAccount, mina.id, due, system);
    await house.settle();
    expect(await house.templates(), String(crashAt)).toEqual([]);
    const command = { action: 'pay', payoutId: 3, upTo: 1, ...paid } as const;
    await house.run({ on: 'cash_account', id: mina.id, command }, system);
    await house.settle();
    expect(await house.messages(), String(crashAt)).toMatchObject([
      { templateCode: 'cash_paid', userId: mina.id, about: null, status: 'idle' },
    ]);
    if (!house.hasCrashed()) break;
  }
});

test('a member who leaves gets no message', async () => {
  const house = await inboxHouse();
  await house.given(member, mina.id, { action: 'request_forgetting' });
  const cause = { eventId: 'e1', correlationId: 'e1' };
  await sendMessage(house.deps, { userId: mina.id, templateCode: 'points_given', aboutId: null, cause });
  expect(await house.messages()).toEqual([]);
});
