import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { lineFailed, payoutApproved, payoutDraft, payoutStates } from '../testing/payouts.ts';
import { readRows } from '../testing/rows.ts';
import { type PayoutCommand, payout } from './payout.ts';
import type { PayoutEvent } from './payout-events.ts';
import { type PayoutLife, payoutLives } from './payout-kinds.ts';
import type { Payout } from './payout-state.ts';
import { type PayoutAction, payoutTransitions } from './payout-transitions.ts';
import { firstPayoutRates } from './withholding.ts';

/** The decided table. */
const decided = readRows(
  `draft   | none | drafted | PayoutDrafted | staff
   expire  | none | expired | PayoutDraftExpired | system
   redraft | drafted | same | PayoutDrafted | staff
   approve | drafted | approved | PayoutApproved | staff
   pay     | approved | same | PayoutLinePaid | staff | | pending
   fail    | approved | same | PayoutLineFailed | staff | | pending
   close   | approved | closed | PayoutClosed | system | | settled`,
  {},
);

const samples: Readonly<Record<PayoutAction, Sample<Payout, PayoutCommand, PayoutEvent>>> = {
  draft: {
    command: { action: 'draft', ...payoutDraft },
    events: ({ lines }) => [
      {
        type: 'PayoutDrafted',
        data: { ...payoutDraft, dropped: lines.map(({ userId }) => userId).filter((id) => id === 9) },
      },
    ],
  },
  expire: {
    command: { action: 'expire', payoutId: 7 },
    events: [{ type: 'PayoutDraftExpired', data: { payoutId: 7 } }],
  },
  redraft: {
    command: { action: 'redraft', ...payoutDraft, lines: payoutDraft.lines.slice(1) },
    events: [
      { type: 'PayoutDrafted', data: { ...payoutDraft, lines: payoutDraft.lines.slice(1), dropped: [5] } },
    ],
  },
  approve: {
    command: { action: 'approve', rates: firstPayoutRates, changed: [] },
    events: [payoutApproved],
  },
  pay: {
    command: { action: 'pay', lines: [{ userId: 6, reference: 'T-2' }] },
    events: [
      { type: 'PayoutLinePaid', data: { userId: 6, amount: 10_000, paidOut: 9_670, reference: 'T-2' } },
    ],
  },
  fail: {
    command: { action: 'fail', lines: [{ userId: 6, cause: 'account_closed' }] },
    events: [lineFailed],
  },
  close: {
    command: { action: 'close' },
    events: [{ type: 'PayoutClosed', data: { paid: 0, failed: 0, amount: 0, incomeTax: 0, localTax: 0 } }],
    standing: { lines: [] },
  },
};

testEveryRow<Payout, PayoutCommand, PayoutEvent>({
  entity: 'payout',
  decider: payout,
  table: payoutTransitions,
  decided,
  samples,
  statuses: [...payoutLives],
  stateOf: (status) =>
    status === 'closed'
      ? { ...payoutStates.closed, lines: payoutStates.approved.lines }
      : payoutStates[status as PayoutLife],
  factsOf: ({ lines }) => new Set([lines.some(({ status }) => status === 'pending') ? 'pending' : 'settled']),
});
