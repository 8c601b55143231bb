import { expect, test } from 'vitest';
import type { PayoutEvent } from '#domain/payouts/payout-events.ts';
import { firstPayoutRates } from '#domain/payouts/withholding.ts';
import {
  lineFailed,
  linePaid,
  payoutApproved,
  payoutClosed,
  payoutDraft,
  payoutDrafted,
} from '#domain/testing/payouts.ts';
import { foldAll } from '../testing/folding.ts';
import { payoutLinesProjection, payoutsProjection } from './projection.ts';

const told = (...events: PayoutEvent[]) => events.map((event) => ({ event, on: '2026-06-05' }));
const whole = told(payoutDrafted, payoutApproved, linePaid, lineFailed, payoutClosed);

test('a payout has the sums of its lines, and of those that were paid', () => {
  expect(foldAll(payoutsProjection, 'payout-7', whole)).toMatchObject({
    id: 7,
    status: 'closed',
    lineCount: 2,
    pendingCount: 0,
    paidCount: 1,
    failedCount: 1,
    amount: 343_333n,
    incomeTax: 10_290n,
    localTax: 1_020n,
    paidAmount: 333_333n,
    paidOut: 322_353n,
    rates: firstPayoutRates,
    leftOutCount: 1,
    revision: 4n,
  });
  const expired: PayoutEvent = { type: 'PayoutDraftExpired', data: { payoutId: 7 } };
  expect(foldAll(payoutsProjection, 'payout-7', told(expired))).toBeNull();
});

test('a line has its tax and its end', () => {
  expect(foldAll(payoutLinesProjection, 'payout-7', whole, '7:5')).toMatchObject({
    id: '7:5',
    userId: 5,
    incomeTax: 9_990n,
    localTax: 990n,
    status: 'paid',
    reference: 'T-1',
  });
  expect(foldAll(payoutLinesProjection, 'payout-7', whole, '7:6')).toMatchObject({
    status: 'failed',
    cause: 'account_closed',
  });
});

test('a line that the next draft drops is gone', () => {
  const next: PayoutEvent = {
    type: 'PayoutDrafted',
    data: { ...payoutDraft, lines: payoutDraft.lines.slice(1), dropped: [5] },
  };
  expect(foldAll(payoutLinesProjection, 'payout-7', told(payoutDrafted, next), '7:5')).toBeNull();
  expect(foldAll(payoutsProjection, 'payout-7', told(payoutDrafted, next))).toMatchObject({
    lineCount: 1,
    amount: 10_000n,
  });
});
