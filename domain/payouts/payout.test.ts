import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import {
  lineFailed,
  linePaid,
  payoutAfter,
  payoutApproved,
  payoutClosed,
  payoutDraft,
  payoutDrafted,
  payoutStates,
} from '../testing/payouts.ts';
import { afterPayout } from './after-payout.ts';
import { type CashOwner, draftOf, whyLeftOut } from './lines-of.ts';
import { type Mark, markedLines } from './marks.ts';
import { payout } from './payout.ts';
import { linesAtMost } from './payout-kinds.ts';
import { payoutPolicy } from './payout-policy.ts';
import type { Payout } from './payout-state.ts';
import { firstPayoutRates } from './withholding.ts';

const { given, givenState } = scenarios(payout);
const { staff, system } = actors;
const approved = [payoutDrafted, payoutApproved];
const codesOf = (state: Payout, marks: readonly Mark[]) =>
  markedLines(state, marks).map(({ refused }) => refused?.errorCode ?? null);
const pay = (userId: number, reference: string) =>
  ({ action: 'pay', lines: [{ userId, reference }] }) as const;

test('a line is marked once: the same mark again changes nothing, another is refused', () => {
  const after = given([...approved, linePaid]);
  after.when(pay(5, 'T-1'), staff).thenNothing();
  after.when(pay(5, 'T-2'), staff).thenNothing();
  after.when({ action: 'fail', lines: [{ userId: 5, cause: 'other' }] }, staff).thenNothing();
  givenState(payoutStates.closed).when(pay(5, 'T-1'), staff).thenNothing();
  const state = payoutAfter(...approved, linePaid);
  expect(codesOf(state, [{ userId: 5, reference: 'T-1' }])).toEqual([null]);
  expect(codesOf(state, [{ userId: 5, reference: 'T-2' }])).toEqual(['payout.line_settled']);
  expect(codesOf(state, [{ userId: 5, cause: 'other' }])).toEqual(['payout.line_settled']);
});

test('each line is marked by itself, and the first of two marks decides', () => {
  const lines = [
    { userId: 99, reference: 'T-0' },
    { userId: 5, reference: 'T-1' },
    { userId: 5, reference: 'T-1' },
    { userId: 5, reference: 'T-2' },
  ];
  const after = given(approved).when({ action: 'pay', lines }, staff).then(linePaid);
  expect(codesOf(after, lines)).toEqual(['payout.no_such_line', null, null, 'payout.line_settled']);
});

test('a payout closes after its last line', () => {
  given([...approved, linePaid])
    .when({ action: 'close' }, system)
    .thenRefused('payout.lines_pending');
  given([...approved, linePaid, lineFailed])
    .when({ action: 'close' }, system)
    .then(payoutClosed);
});

test('an approval of a draft that is out of date is refused', () => {
  given([payoutDrafted])
    .when({ action: 'approve', rates: firstPayoutRates, changed: [6] }, staff)
    .thenRefused('payout.lines_changed', { userIds: [6], count: 1 });
});

test('a paid line pays the entries in the account, and a failed one leaves them', () => {
  const state = payoutAfter(...approved);
  expect(afterPayout(linePaid, state)).toEqual([
    {
      on: 'cash_account',
      id: 5,
      as: 'system',
      command: { action: 'pay', userId: 5, payoutId: 7, currency: 'KRW', upTo: 3, amount: 333_333 },
    },
  ]);
  expect(afterPayout(lineFailed, state)).toEqual([]);
});

const owner: CashOwner = {
  userId: 5,
  amount: 10_000,
  upTo: 1,
  isBanned: false,
  hasBankAccount: true,
  lacksGuardian: false,
  isLeaving: false,
};
test.each([
  [{}, 'KRW', null],
  [{ amount: 9_999 }, 'KRW', 'below_minimum'],
  [{ amount: 9_999, isLeaving: true }, 'KRW', null],
  [{ amount: 0, isLeaving: true }, 'KRW', 'below_minimum'],
  [{ amount: -5, isLeaving: true }, 'KRW', 'below_minimum'],
  [{ amount: 1_000 }, 'JPY', null],
  [{ amount: 999 }, 'JPY', 'below_minimum'],
  [{ isBanned: true, amount: 1 }, 'KRW', 'banned'],
  [{ hasBankAccount: false }, 'KRW', 'no_bank_account'],
  [{ lacksGuardian: true }, 'KRW', 'guardian_missing'],
] as const)('a member %o in %s is left out as %s', (change, currency, why) => {
  expect(whyLeftOut({ ...owner, ...change }, currency)).toBe(why);
});

test('members beyond the limit wait for the next payout, in their order', () => {
  const owners = Array.from({ length: linesAtMost + 2 }, (_, index) => ({ ...owner, userId: index + 1 }));
  const { lines, leftOut, leftOutCount } = draftOf(owners, 'KRW');
  expect([lines.length, lines.at(-1)?.userId, leftOutCount]).toEqual([linesAtMost, linesAtMost, 2]);
  expect(leftOut[0]).toEqual({ userId: linesAtMost + 1, amount: 10_000, why: 'next_payout' });
  expect(draftOf(owners.slice(0, 1), 'KRW').lines).toEqual([{ userId: 1, amount: 10_000, upTo: 1 }]);
});

test('a draft has the members of the former one that it drops', () => {
  given([payoutDrafted])
    .when({ action: 'redraft', ...payoutDraft, lines: [] }, staff)
    .then({ type: 'PayoutDrafted', data: { ...payoutDraft, lines: [], dropped: [5, 6] } });
});

test('owners revise the rates of a country, and equal ones change nothing', () => {
  const policy = scenarios(payoutPolicy);
  const KOREA = { incomeTax: 350, localTax: 1_000 };
  const state = policy
    .given([])
    .when({ action: 'revise', rates: { KOREA, JAPAN: firstPayoutRates.JAPAN } }, staff)
    .then({ type: 'PayoutPolicyRevised', data: { changed: { KOREA } } });
  policy.givenState(state).when({ action: 'revise', rates: { KOREA } }, staff).thenNothing();
  policy
    .given([])
    .when({ action: 'revise', rates: { KOREA } }, system)
    .thenRefused('payout_policy.forbidden');
});
