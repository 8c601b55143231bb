import type { PayoutEvent } from '#domain/payouts/payout-events.ts';
import type { PayoutPolicyEvent } from '#domain/payouts/payout-policy.ts';
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
  },
} as const;

export const rooms = {} as const;

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
