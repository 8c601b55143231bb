import type { Check } from '../looks/checks.ts';
import { judge } from '../looks/judge.ts';
import type { RejectionReason } from '../looks/rejection-reasons.ts';
import type { MethodVerdict, UserResult } from './benchmark-kinds.ts';

/** The parts of an item that are compared. */
export interface Compared {
  decided: UserResult;
  /** The decision of a reviewer, who saw the human decision and the method's decision; null before the review. */
  userResult: UserResult | null;
  /** The method's checks, one per reason; null if the method has not answered yet or has failed. */
  checks: readonly Check[] | null;
}

/** Returns the decision that follows from a method's checks, for a brand that lets the method decide as much as it can. */
export function methodVerdict(checks: readonly Check[]): MethodVerdict {
  const { does } = judge('NORMAL', checks, false);
  return does === 'approve' || does === 'reject' ? does : 'open';
}

/** Returns the decision that counts as right: the reviewer's if there is one, else the original human decision. */
export function truthOf({ decided, userResult }: Pick<Compared, 'decided' | 'userResult'>): UserResult {
  return userResult ?? decided;
}

/** Returns whether the method's decision differs from the human decision, in the whole or in a reason that the method checks. */
export function differs({ decided, checks }: Pick<Compared, 'decided' | 'checks'>): boolean {
  if (checks === null) return false;
  const verdict = methodVerdict(checks);
  if (verdict !== 'open' && verdict !== decided.verdict) return true;
  return checks.some(
    ({ reason, passed }) => passed !== null && passed === hasReason(decided.reasons, reason),
  );
}

/** Returns whether the item still needs a review. */
export function needsReview(item: Compared): boolean {
  return item.userResult === null && differs(item);
}

export function hasReason(reasons: readonly RejectionReason[], reason: RejectionReason): boolean {
  return reasons.includes(reason);
}
