import { brandFeedbackClaim, type Claim } from '#domain/claim-values.ts';
import type { BrandFeedback } from '#domain/feedback/feedback-state.ts';

/** Returns the claim which ensures that a brand gives one feedback on a look. */
export function claimOfFeedback({ brandId, lookId }: Pick<BrandFeedback, 'brandId' | 'lookId'>): Claim {
  return brandFeedbackClaim(brandId, lookId);
}

/** Returns the claims that a feedback holds. A brand that removed its feedback may give another one. */
export function claimsOfFeedback(state: BrandFeedback): Claim[] {
  return ['none', 'removed', 'expired'].includes(state.status) ? [] : [claimOfFeedback(state)];
}
