import { type RejectionReason, rejectionReasons } from '../looks/rejection-reasons.ts';
import type { BenchmarkAnswer, ModelPrices } from './benchmark-events.ts';
import type { MethodVerdict, Verdict } from './benchmark-kinds.ts';
import { type Compared, hasReason, methodVerdict, needsReview, truthOf } from './comparison.ts';
import { type Share, shareOf } from './wilson.ts';

/** An item of a benchmark, with the method's answer or its failure. */
export interface ResultItem extends Compared {
  answer: Pick<BenchmarkAnswer, 'ms' | 'tokens'> | null;
  /** Why the method gave no answer; null if the method answered or may still answer. */
  failure: string | null;
}

/** Counts by the right decision, then by the method's decision. */
export type Confusion = Record<Verdict, Record<MethodVerdict, number>>;

/** How well the method recognizes one reason, over the items for which it checked the reason. */
export interface ReasonResult {
  reason: RejectionReason;
  truePositives: number;
  falsePositives: number;
  falseNegatives: number;
  trueNegatives: number;
  /** The precision: of the items that the method rejected for this reason, the share that has it. */
  precision: Share;
  /** The recall: of the items that have this reason, the share that the method rejected for it. */
  recall: Share;
}

export interface BenchmarkResult {
  itemCount: number;
  answeredCount: number;
  failedCount: number;
  reviewedCount: number;
  /**
   * The number of items on which method and people differ and which await a review. Until the review, the original decision
   * counts as right.
   */
  toReviewCount: number;
  confusion: Confusion;
  /** The share of right decisions among those that the method made. */
  accuracy: Share;
  /** The share of items that the method decided among those that it answered. */
  coverage: Share;
  reasons: ReasonResult[];
  cost: BenchmarkCost;
}

/** The duration and cost per answered item; null if no item was answered, or the model does not report its tokens. */
export interface BenchmarkCost {
  medianMs: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  /** The cost in US dollars, at the prices of the day on which the benchmark began; null if it is not known. */
  usd: number | null;
}

/** Computes a benchmark's result from its items and prices. */
export function benchmarkResult(
  items: readonly ResultItem[],
  { prices }: { prices: ModelPrices | null },
): BenchmarkResult {
  const answered = items.filter(({ checks }) => checks !== null);
  const confusion = confusionOf(answered);
  const { approve, reject } = confusion;
  const decided = approve.approve + approve.reject + reject.approve + reject.reject;
  return {
    itemCount: items.length,
    answeredCount: answered.length,
    failedCount: items.filter(({ failure }) => failure !== null).length,
    reviewedCount: items.filter(({ userResult }) => userResult !== null).length,
    toReviewCount: items.filter(needsReview).length,
    confusion,
    accuracy: shareOf(approve.approve + reject.reject, decided),
    coverage: shareOf(decided, answered.length),
    reasons: rejectionReasons.flatMap((reason) => reasonResult(reason, answered) ?? []),
    cost: costOf(items, prices),
  };
}

function confusionOf(items: readonly ResultItem[]): Confusion {
  const none = { approve: 0, reject: 0, open: 0 };
  const confusion: Confusion = { approve: { ...none }, reject: { ...none } };
  for (const item of items) confusion[truthOf(item).verdict][methodVerdict(item.checks ?? [])] += 1;
  return confusion;
}

/** Computes the result for one reason; null if the method never checks the reason. */
function reasonResult(reason: RejectionReason, items: readonly ResultItem[]): ReasonResult | null {
  const count = { truePositives: 0, falsePositives: 0, falseNegatives: 0, trueNegatives: 0 };
  for (const item of items) {
    const passed = item.checks?.find((check) => check.reason === reason)?.passed ?? null;
    if (passed === null) continue;
    const isSo = hasReason(truthOf(item).reasons, reason);
    if (isSo) count[passed ? 'falseNegatives' : 'truePositives'] += 1;
    else count[passed ? 'trueNegatives' : 'falsePositives'] += 1;
  }
  const { truePositives, falsePositives, falseNegatives, trueNegatives } = count;
  if (truePositives + falsePositives + falseNegatives + trueNegatives === 0) return null;
  return {
    reason,
    ...count,
    precision: shareOf(truePositives, truePositives + falsePositives),
    recall: shareOf(truePositives, truePositives + falseNegatives),
  };
}

function costOf(items: readonly ResultItem[], prices: ModelPrices | null): BenchmarkCost {
  const answers = items.flatMap(({ answer }) => answer ?? []);
  const tokens = answers.flatMap((answer) => answer.tokens ?? []);
  const inputTokens = mean(tokens.map(({ input }) => input));
  const outputTokens = mean(tokens.map(({ output }) => output));
  const isPriced = prices !== null && inputTokens !== null && outputTokens !== null;
  return {
    medianMs: median(answers.map(({ ms }) => ms)),
    inputTokens,
    outputTokens,
    usd: isPriced ? (inputTokens * prices.input + outputTokens * prices.output) / 1_000_000 : null,
  };
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
