import { type Claim, livePayoutClaim, payoutMonthClaim } from '../claim-values.ts';
import type { Payout } from './payout-state.ts';

/** Returns the claims of a payout: its month for ever, and its region until it is closed. */
export function claimsOfPayout({ status, regionId, month }: Payout): Claim[] {
  if (status === 'none' || status === 'expired') return [];
  const ofMonth = payoutMonthClaim(regionId, month);
  return status === 'closed' ? [ofMonth] : [livePayoutClaim(regionId), ofMonth];
}
