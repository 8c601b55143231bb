import type { PayoutDraft, PayoutEvent } from '../payouts/payout-events.ts';
import type { PayoutLife } from '../payouts/payout-kinds.ts';
import { evolvePayout, initialPayout, type Payout } from '../payouts/payout-state.ts';
import { firstPayoutRates } from '../payouts/withholding.ts';

/** May of Korea: two members get cash, and one has too little. */
export const payoutDraft: PayoutDraft = {
  payoutId: 7,
  regionId: 'KOREA',
  month: '2026-05',
  currency: 'KRW',
  lines: [
    { userId: 5, amount: 333_333, upTo: 3 },
    { userId: 6, amount: 10_000, upTo: 1 },
  ],
  leftOut: [{ userId: 8, amount: 9_999, why: 'below_minimum' }],
  leftOutCount: 1,
};

export const payoutDrafted: PayoutEvent = { type: 'PayoutDrafted', data: { ...payoutDraft, dropped: [] } };
export const payoutApproved: PayoutEvent = {
  type: 'PayoutApproved',
  data: {
    rates: firstPayoutRates,
    taxes: [
      { userId: 5, incomeTax: 9_990, localTax: 990 },
      { userId: 6, incomeTax: 300, localTax: 30 },
    ],
  },
};
export const linePaid: PayoutEvent = {
  type: 'PayoutLinePaid',
  data: { userId: 5, amount: 333_333, paidOut: 322_353, reference: 'T-1' },
};
export const lineFailed: PayoutEvent = {
  type: 'PayoutLineFailed',
  data: { userId: 6, amount: 10_000, cause: 'account_closed' },
};
export const payoutClosed: PayoutEvent = {
  type: 'PayoutClosed',
  data: { paid: 1, failed: 1, amount: 333_333, incomeTax: 9_990, localTax: 990 },
};

export const payoutAfter = (...events: PayoutEvent[]): Payout =>
  events.reduce((state, event) => evolvePayout(state, event, '2026-06-03T00:00:00.000Z'), initialPayout);

export const payoutStates: Readonly<Record<PayoutLife, Payout>> = {
  none: initialPayout,
  drafted: payoutAfter(payoutDrafted),
  approved: payoutAfter(payoutDrafted, payoutApproved),
  closed: payoutAfter(payoutDrafted, payoutApproved, linePaid, lineFailed, payoutClosed),
  expired: payoutAfter({ type: 'PayoutDraftExpired', data: { payoutId: 7 } }),
};
