import { expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { cashAccount } from '#domain/cash/cash-account.ts';
import { dueOf } from '#domain/cash/cash-state.ts';
import { livePayoutClaim, payoutMonthClaim } from '#domain/claim-values.ts';
import { member } from '#domain/members/member.ts';
import { payout } from '#domain/payouts/payout.ts';
import type { Sealed } from '#domain/sealed.ts';
import { memberRegistration } from '#domain/testing/member-plans.ts';
import type { Caller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { followerInMemory } from '../payments/testing/follower.ts';
import { closePayouts } from './close-payout.ts';
import { approvePayout, markLines } from './use-cases.ts';

const owner: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const start = '2026-06-02T00:00:00.000Z';
const due = (userId: number, id: number, amount: number) =>
  ({ action: 'due', userId, of: { kind: 'look_use', id, turn: 1 }, currency: 'KRW', amount }) as const;

/** May of Korea is drafted: member 5 gets 90,000 won, and member 6 gets 10,000. */
async function payoutHouse(crashAt: number, losesDatabase = false) {
  const follower = followerInMemory({
    start,
    crashAt,
    losesDatabase,
    effects: [closePayouts],
    fire: async () => undefined,
  });
  const { deps, given } = follower;
  for (const [userId, amount] of [
    [5, 90_000],
    [6, 10_000],
  ] as const) {
    const bankAccount = 's1.bank' as Sealed;
    await given(member, userId, memberRegistration(userId), system);
    await given(cashAccount, userId, due(userId, userId, amount), system);
    await given(cashAccount, userId, { action: 'set_bank_account', userId, bankAccount });
  }
  const claims = [payoutMonthClaim('KOREA', '2026-05'), livePayoutClaim('KOREA')];
  const by = { category: 'payout', id: 7 } as const;
  await deps.claims.take(claims, by, systemContext(deps.clock));
  const lines = [
    { userId: 5, amount: 90_000, upTo: 1 },
    { userId: 6, amount: 10_000, upTo: 1 },
  ];
  const named = { payoutId: 7, regionId: 'KOREA', month: '2026-05', currency: 'KRW' } as const;
  await given(payout, 7, { action: 'draft', ...named, lines, leftOut: [], leftOutCount: 0 });
  await follower.settle();
  follower.arm();
  const account = async (userId: number) => (await deps.streams.refresh(cashAccount, userId)).state;
  return {
    ...follower,
    account,
    due: async (userId: number) => dueOf(await account(userId), 'KRW'),
    payout: async () => (await deps.streams.refresh(payout, 7)).state,
    isFree: () => deps.claims.isFree(livePayoutClaim('KOREA')),
    isMonthFree: () => deps.claims.isFree(payoutMonthClaim('KOREA', '2026-05')),
    approve: () => follower.ask((asked) => approvePayout(deps, asked, 7), owner),
    pay: (userId: number) =>
      follower.ask(
        (asked) =>
          markLines(deps, asked, 7, { action: 'pay', lines: [{ userId, reference: `T-${userId}` }] }),
        owner,
      ),
    fail: (userId: number) =>
      follower.ask(
        (asked) =>
          markLines(deps, asked, 7, { action: 'fail', lines: [{ userId, cause: 'account_closed' }] }),
        owner,
      ),
  };
}

test.each([false, true])(
  'whenever it crashes, each line is paid once, and the region is free after the last (loses database: %s)',
  async (losesDatabase) => {
    let crashes = 0;
    for (let crashAt = 0; ; crashAt += 1) {
      const house = await payoutHouse(crashAt, losesDatabase);
      await house.approve();
      await house.pay(5);
      await house.fail(6);
      await house.settle();
      expect(await house.payout()).toMatchObject({ status: 'closed' });
      expect([await house.due(5), await house.due(6)]).toEqual([0, 10_000]);
      expect(house.typesOf('cash_account').filter((type) => type === 'CashPaid')).toHaveLength(1);
      expect(house.typesOf('payout').filter((type) => type === 'PayoutClosed')).toHaveLength(1);
      expect([await house.isFree(), await house.isMonthFree()]).toEqual([true, false]);
      if (!house.hasCrashed()) break;
      crashes += 1;
    }
    expect(crashes).toBeGreaterThan(10);
  },
);

test('a draft is not approved once an account bears its line no longer', async () => {
  const changes = [
    { action: 'reverse', ...withoutAction(due(5, 5, 90_000)) },
    { action: 'set_bank_account', userId: 5, bankAccount: null },
  ] as const;
  for (const command of changes) {
    const house = await payoutHouse(-1);
    const actor = command.action === 'reverse' ? system : { label: 'user', id: 5 };
    await house.given(cashAccount, 5, command, actor as typeof system);
    await expect(house.approve()).rejects.toMatchObject({
      errorCode: 'payout.lines_changed',
      detail: { userIds: [5], count: 1 },
    });
  }
  const later = await payoutHouse(-1);
  await later.given(cashAccount, 5, due(5, 99, 20_000), system);
  expect(await later.approve()).toMatchObject({ status: 'approved' });
});

test('cash that is taken back between approval and payment lowers the next payout', async () => {
  const house = await payoutHouse(-1);
  await house.approve();
  const { action: _, ...step } = due(5, 5, 90_000);
  await house.run({ on: 'cash_account', id: 5, command: { action: 'reverse', ...step } });
  await house.pay(5);
  await house.fail(6);
  await house.settle();
  expect(await house.due(5)).toBe(-90_000);
  await house.run({ on: 'cash_account', id: 5, command: due(5, 98, 100_000) });
  expect(await house.due(5)).toBe(10_000);
});

test('pay and fail of one line: the first one decides, in either order', async () => {
  for (const isPaidFirst of [true, false]) {
    const house = await payoutHouse(-1);
    await house.approve();
    const steps = [() => house.pay(5), () => house.fail(5)];
    const [first, second] = isPaidFirst ? steps : steps.toReversed();
    await first?.();
    expect((await second?.())?.lines).toMatchObject([{ refused: { errorCode: 'payout.line_settled' } }]);
    await house.settle();
    expect(await house.due(5)).toBe(isPaidFirst ? 0 : 90_000);
    expect(await house.payout()).toMatchObject({ status: 'approved' });
  }
});

function withoutAction<Command extends { action: string }>({ action: _, ...step }: Command) {
  return step;
}
