import { expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { cashAccount } from '#domain/cash/cash-account.ts';
import type { CashAccountEvent } from '#domain/cash/cash-events.ts';
import { dueOf } from '#domain/cash/cash-state.ts';
import { member } from '#domain/members/member.ts';
import { draftOf } from '#domain/payouts/lines-of.ts';
import { payout } from '#domain/payouts/payout.ts';
import type { PayoutEvent } from '#domain/payouts/payout-events.ts';
import type { Sealed } from '#domain/sealed.ts';
import { memberRegistration } from '#domain/testing/member-plans.ts';
import { asEvent } from '#event-store/stored-event.ts';
import type { Caller } from '#http/caller.ts';
import { aSeed, pick, seeded, upTo } from '#projections/testing/random.ts';
import { followerInMemory } from '../payments/testing/follower.ts';
import { closePayouts } from './close-payout.ts';
import { approvePayout, markLines } from './use-cases.ts';

const seed = aSeed();
const owner: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const members = [5, 6, 7];
const currency = 'KRW';

async function live(life: number): Promise<void> {
  const random = seeded(life);
  const start = '2026-06-02T00:00:00.000Z';
  const follower = followerInMemory({
    start,
    crashAt: upTo(random, 60),
    losesDatabase: upTo(random, 2) === 0,
    effects: [closePayouts],
    fire: async () => undefined,
  });
  const { deps, given, ask, run, settle } = follower;
  for (const userId of members) {
    await given(member, userId, memberRegistration(userId), system);
    const bankAccount = 's1.bank' as Sealed;
    await given(cashAccount, userId, { action: 'set_bank_account', userId, bankAccount });
  }
  follower.arm();
  const account = async (userId: number) => (await deps.streams.refresh(cashAccount, userId)).state;
  const step = (userId: number, action: 'due' | 'reverse', id: number, amount: number) =>
    run({
      on: 'cash_account',
      id: userId,
      command: { action, userId, of: { kind: 'proposal', id, turn: 1 }, currency, amount },
    });
  const dues = new Map<number, { userId: number; amount: number }>();

  async function pays(payoutId: number): Promise<void> {
    const owners = await Promise.all(
      members.map(async (userId) => {
        const state = await account(userId);
        const amount = dueOf(state, currency);
        const standing = { isBanned: false, hasBankAccount: true, lacksGuardian: false, isLeaving: false };
        return { userId, amount, upTo: state.entries.length, ...standing };
      }),
    );
    const month = `2026-${String(payoutId).padStart(2, '0')}`;
    const named = { payoutId, regionId: 'KOREA', month, currency } as const;
    await given(payout, payoutId, { action: 'draft', ...named, ...draftOf(owners, currency) });
    await ask((asked) => approvePayout(deps, asked, payoutId), owner);
    for (const { userId } of (await deps.streams.refresh(payout, payoutId)).state.lines) {
      const isPaid = upTo(random, 3) > 0;
      // A due or a reversal may come between the approval and the transfer.
      if (upTo(random, 2) === 0)
        await step(userId, pick(random, ['due', 'reverse'] as const), 900 + payoutId, 7_000);
      const lines = isPaid ? [{ userId, reference: `T-${payoutId}` }] : [];
      const failed = [{ userId, cause: 'other' as const }];
      await ask(
        (asked) =>
          isPaid
            ? markLines(deps, asked, payoutId, { action: 'pay', lines })
            : markLines(deps, asked, payoutId, { action: 'fail', lines: failed }),
        owner,
      );
    }
    await settle();
  }

  for (let payoutId = 1; payoutId <= 5; payoutId += 1) {
    for (let count = upTo(random, 6); count > 0; count -= 1) {
      const id = dues.size + 1;
      const userId = pick(random, members);
      const amount = 1 + upTo(random, 40_000);
      dues.set(id, { userId, amount });
      await step(userId, 'due', id, amount);
    }
    const back = dues.get(1 + upTo(random, 8));
    const backId = [...dues].find(([, each]) => each === back)?.[0];
    if (back !== undefined && backId !== undefined) await step(back.userId, 'reverse', backId, back.amount);
    await pays(payoutId);
    expect((await deps.streams.refresh(payout, payoutId)).state.status).toBe('closed');
  }
  await expectReconciled(follower.log, account);
}

/** Each paid line is paid once in its account, and the accounts hold exactly the rest that nobody took back. */
async function expectReconciled(
  log: ReturnType<typeof followerInMemory>['log'],
  account: (userId: number) => Promise<typeof cashAccount.initial>,
): Promise<void> {
  const balances = new Map(members.map((userId) => [userId, 0]));
  const move = (userId: number, amount: number) => balances.set(userId, (balances.get(userId) ?? 0) + amount);
  const paid: string[] = [];
  const lines: string[] = [];
  for (const stored of log) {
    if (stored.stream.startsWith('cash_account-')) {
      const { type, data } = asEvent<CashAccountEvent>(stored);
      if (type === 'CashDue') move(data.userId, data.amount);
      if (type === 'CashReversed') move(data.userId, -data.amount);
      if (type === 'CashPaid') {
        move(data.userId, -data.amount);
        paid.push(`${data.payoutId}:${data.userId}:${data.amount}`);
      }
    }
    if (!stored.stream.startsWith('payout-')) continue;
    const { type, data } = asEvent<PayoutEvent>(stored);
    const id = stored.stream.slice('payout-'.length);
    if (type === 'PayoutLinePaid') lines.push(`${id}:${data.userId}:${data.amount}`);
  }
  expect(paid.toSorted()).toEqual(lines.toSorted());
  for (const userId of members) expect(dueOf(await account(userId), currency)).toBe(balances.get(userId));
}

test(`accounts and payouts reconcile, whenever it crashes (TEST_SEED=${seed})`, async () => {
  for (let run = 0; run < 60; run += 1) {
    const life = (seed + run) >>> 0;
    await live(life).catch((error) => {
      throw new Error(`TEST_SEED=${life}`, { cause: error });
    });
  }
});
