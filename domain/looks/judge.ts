import type { Check } from './checks.ts';
import type { CertificationRule } from './look-kinds.ts';
import type { RejectionReason } from './rejection-reasons.ts';

/** What a method does by itself: nothing, show what it saw, or reject for what failed. */
export type Judgement =
  | { does: 'nothing' }
  | { does: 'show' }
  | { does: 'reject'; reasons: readonly RejectionReason[] };

/**
 * What follows from a method's checks under a brand's rule. Who asks again is heard by a person: then it only shows.
 * Where all but the exposure passes, what the rules say is for people to see.
 */
export function judge(rule: CertificationRule, checks: readonly Check[], isAskedAgain: boolean): Judgement {
  if (rule === 'MANUAL') return { does: 'nothing' };
  const reasons = checks.filter(({ passed }) => passed === false).map(({ reason }) => reason);
  const decides = rule === 'NORMAL' && !isAskedAgain && reasons.length > 0;
  return decides ? { does: 'reject', reasons } : { does: 'show' };
}
