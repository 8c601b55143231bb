import type { RejectionReason } from '#domain/looks/rejection-reasons.ts';
import type { BenchmarkItem } from '#read-api/benchmarks/contract.ts';

/** For what an item is proposed to be rejected: as it was reviewed before, else what the method found, else what people said. */
export function proposedReasons({
  checks,
  decided,
  userResult,
}: Pick<BenchmarkItem, 'checks' | 'decided' | 'userResult'>): readonly RejectionReason[] {
  if (userResult?.verdict === 'reject') return userResult.reasons;
  const found = checks.flatMap(({ reason, passed }) => (passed === false ? [reason] : []));
  return found.length > 0 ? found : decided.reasons;
}
