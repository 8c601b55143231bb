import type { PayoutEvent } from '#domain/payouts/payout-events.ts';
import type { PayoutPolicyEvent } from '#domain/payouts/payout-policy.ts';
import type { PayoutAction } from '#domain/payouts/payout-transitions.ts';
import { payoutWords } from '#domain/payouts/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {
  payout: {
    status: { drafted: 'Draft', approved: 'Approved', closed: 'Closed' },
    line: { pending: 'Pending', paid: 'Paid', failed: 'Failed' },
    cause: {
      account_not_found: 'Account not found',
      account_closed: 'Account is closed',
      name_differs: 'Name of the holder differs',
      bank_refused: 'Bank refused the transfer',
      other: 'Other',
    },
    why: {
      banned: 'Banned',
      below_minimum: 'Below the least amount',
      no_bank_account: 'No bank account',
      guardian_missing: 'No consent of the guardian',
      next_payout: 'Waits for the next payout',
    },
    fields: payoutWords,
    draft: 'Draft payout',
    draftText: 'The draft names the members to whom cash is due, and those who get none this time.',
    sums: 'Sums',
    tax: 'Tax',
    afterTax: 'After tax',
    paidAmount: 'Paid lines before tax',
    counts: { lineCount: 'Lines', pendingCount: 'Pending', paidCount: 'Paid', failedCount: 'Failed' },
    rates: { localTax: 'Local tax, of the income tax', above: 'Income tax above {{amount}}' },
    all: 'All',
    noLines: 'No lines.',
    moreLines: '{{amount}} more {{amount, plural(one: line; other: lines)}}: export them to see all.',
    bankSays: 'Bank says',
    chooseAll: 'Choose all pending lines',
    chooseLines: 'Choose lines to mark them.',
    chosen: '{{amount}} {{amount, plural(one: line; other: lines)}}: {{sum}} after tax',
    marked: {
      pay: '{{amount}} {{amount, plural(one: line is; other: lines are)}} paid.',
      fail: '{{amount}} {{amount, plural(one: line is; other: lines are)}} marked as failed. The {{amount, plural(one: amount stays; other: amounts stay)}} due.',
    },
    markedInPart: {
      pay: '{{amount}} {{amount, plural(one: line is; other: lines are)}} paid, {{refused}} {{refused, plural(one: was; other: were)}} refused.',
      fail: '{{amount}} {{amount, plural(one: line is; other: lines are)}} marked as failed, {{refused}} {{refused, plural(one: was; other: were)}} refused.',
    },
    refusedLines: 'Refused lines',
    files: {
      title: 'Files',
      bank: 'File for the bank',
      bankText: 'The pending transfers, with the accounts of today.',
      tax: 'File for the tax office',
      taxText: 'The paid lines with their tax. It has no resident numbers.',
    },
    whyNot: {
      nothing_pending: 'No line is pending.',
      lines_pending: 'Some lines are still pending.',
    },
    refused: {
      month_taken: 'This month has its payout. Open it, or draft another month.',
      still_open: 'An earlier payout of the country is open. Mark all its lines first.',
      month_ahead: 'The month has not begun. Choose this month or an earlier one.',
      lines_changed: 'The cash of some members changed since the draft. Draft it again, then approve it.',
      no_such_line: 'The payout has no line of this member. Load the page again.',
      line_settled: 'Somebody has marked a line otherwise by now. Load the page again.',
    },
  },
  payoutActions: {
    draft: 'Draft payout',
    redraft: 'Draft again',
    approve: 'Approve',
    pay: 'Mark as paid',
    fail: 'Mark as failed',
    expire: 'Give up',
    close: 'Close',
  } as const satisfies Record<PayoutAction, string>,
  payoutDone: {
    approve: 'The payout is approved, and its tax is fixed.',
    redraft: 'The payout is drafted again.',
  },
} as const;

export const rooms = {
  payouts: 'Payouts',
  payout: 'Payout',
} as const;

export const history = {
  categories: { payout: 'Payout', payout_policy: 'Withholding tax' },
  categoryWithId: { payout: 'Payout {{id}}', payout_policy: 'Withholding tax' },
  event: {
    PayoutDrafted: 'Payout of {{month}} was drafted.',
    PayoutDraftExpired: 'Draft was given up.',
    PayoutApproved: 'Payout was approved.',
    PayoutLinePaid: 'Cash was transferred: {{paidOut}}, reference {{reference}}.',
    PayoutLineFailed: 'Transfer of cash failed.',
    PayoutClosed: 'Payout was closed: {{paid}} paid, {{failed}} failed.',
    PayoutPolicyRevised: 'Rates of withholding tax were revised.',
  } as const satisfies EventTexts<PayoutEvent | PayoutPolicyEvent>,
  fieldOf: { payout: payoutWords, payout_policy: payoutWords },
} as const;

export const replay = {
  entities: { payout: 'Payout' },
  projection: {
    payouts: 'Payouts',
    payout_lines: 'Lines of payouts',
    payout_policies: 'Withholding tax',
  },
} as const;
