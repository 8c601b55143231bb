import type { CertificationMethod } from '../looks/look-kinds.ts';
import type { RejectionReason } from '../looks/rejection-reasons.ts';

/** `IN_PROGRESS`: the method runs. `PROCESSING`: people review. `DONE` and `CANCELED` are final. */
export const benchmarkStatuses = ['IN_PROGRESS', 'PROCESSING', 'DONE', 'CANCELED'] as const;
export type BenchmarkStatus = (typeof benchmarkStatuses)[number];

/** The certification methods that can be compared with people. */
export const benchmarkMethods = ['RULE', 'LANGUAGE_MODEL'] as const satisfies readonly CertificationMethod[];
export type BenchmarkMethod = (typeof benchmarkMethods)[number];

/** A person's decision on an item that a look tags. */
export const verdicts = ['approve', 'reject'] as const;
export type Verdict = (typeof verdicts)[number];

/** A method's decision on an item: `open` leaves it to people. */
export const methodVerdicts = [...verdicts, 'open'] as const;
export type MethodVerdict = (typeof methodVerdicts)[number];

/** A person's decision on an item, with the reasons of a rejection; empty for an approval. */
export interface UserResult {
  verdict: Verdict;
  reasons: readonly RejectionReason[];
}

/** The maximum number of items in a benchmark. */
export const benchmarkItemsAtMost = 1_000;
