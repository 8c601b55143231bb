import type { RejectionReason } from '#domain/looks/rejection-reasons.ts';
import type { BenchmarkItem } from '#read-api/benchmarks/contract.ts';

/**
 * The proposed reasons for rejecting an item. They come from an earlier review, otherwise from the method's findings,
 * otherwise from people's decisions.
 */
export function proposedReasons({
  checks,
  decided,
  userResult,
}: Pick<BenchmarkItem, 'checks' | 'decided' | 'userResult'>): readonly RejectionReason[] {
  if (userResult?.verdict === 'reject') return userResult.reasons;
  const found = checks.flatMap(({ reason, passed }) => (passed === false ? [reason] : []));
  return found.length > 0 ? found : decided.reasons;
}
