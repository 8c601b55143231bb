import type { CertificationMethod } from '../looks/look-kinds.ts';
import type { RejectionReason } from '../looks/rejection-reasons.ts';

/** The method runs, people review, and then it is done; or it was given up. */
export const benchmarkStatuses = ['IN_PROGRESS', 'PROCESSING', 'DONE', 'CANCELED'] as const;
export type BenchmarkStatus = (typeof benchmarkStatuses)[number];

/** What can be compared with people. */
export const benchmarkMethods = ['RULE', 'LANGUAGE_MODEL'] as const satisfies readonly CertificationMethod[];
export type BenchmarkMethod = (typeof benchmarkMethods)[number];

/** What a person says of an item that a look tags. */
export const verdicts = ['approve', 'reject'] as const;
export type Verdict = (typeof verdicts)[number];

/** What a method makes of it: it may leave it to people. */
export const methodVerdicts = [...verdicts, 'open'] as const;
export type MethodVerdict = (typeof methodVerdicts)[number];

/** How somebody decides an item, and for which reasons it was rejected: none where it was approved. */
export interface UserResult {
  verdict: Verdict;
  reasons: readonly RejectionReason[];
}

/** As many items are compared at most. */
export const benchmarkItemsAtMost = 1_000;
