import { written } from '../event-versions.ts';
import { payout } from './payout.ts';
import { payoutPolicy } from './payout-policy.ts';

export const payoutsWritten = [
  written(payout, {
    PayoutDrafted: 1,
    PayoutDraftExpired: 1,
    PayoutApproved: 1,
    PayoutLinePaid: 1,
    PayoutLineFailed: 1,
    PayoutClosed: 1,
  }),
  written(payoutPolicy, { PayoutPolicyRevised: 1 }),
];
