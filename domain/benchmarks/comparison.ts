import type { Check } from '../looks/checks.ts';
import { judge } from '../looks/judge.ts';
import type { RejectionReason } from '../looks/rejection-reasons.ts';
import type { MethodVerdict, UserResult } from './benchmark-kinds.ts';

/** What is compared of an item. */
export interface Compared {
  decided: UserResult;
  /** What somebody who looked at both says; null while nobody has. */
  userResult: UserResult | null;
  /** What the method said for each reason; null while it has not, or could not. */
  checks: readonly Check[] | null;
}

/** What the method would make of an item of a brand that leaves it all that it can. */
export function methodVerdict(checks: readonly Check[]): MethodVerdict {
  const { does } = judge('NORMAL', checks, false);
  return does === 'approve' || does === 'reject' ? does : 'open';
}

/** How it should have been decided: as people did, until somebody looks again. */
export function truthOf({ decided, userResult }: Pick<Compared, 'decided' | 'userResult'>): UserResult {
  return userResult ?? decided;
}

/** Whether the method says otherwise than people did: in the whole, or for a reason that it speaks of. */
export function differs({ decided, checks }: Pick<Compared, 'decided' | 'checks'>): boolean {
  if (checks === null) return false;
  const verdict = methodVerdict(checks);
  if (verdict !== 'open' && verdict !== decided.verdict) return true;
  return checks.some(
    ({ reason, passed }) => passed !== null && passed === hasReason(decided.reasons, reason),
  );
}

/** Whether people still have to look at it. */
export function needsReview(item: Compared): boolean {
  return item.userResult === null && differs(item);
}

export function hasReason(reasons: readonly RejectionReason[], reason: RejectionReason): boolean {
  return reasons.includes(reason);
}
