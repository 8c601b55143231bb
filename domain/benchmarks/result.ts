import { type RejectionReason, rejectionReasons } from '../looks/rejection-reasons.ts';
import type { BenchmarkAnswer, ModelPrices } from './benchmark-events.ts';
import type { MethodVerdict, Verdict } from './benchmark-kinds.ts';
import { type Compared, hasReason, methodVerdict, needsReview, truthOf } from './comparison.ts';
import { type Share, shareOf } from './wilson.ts';

/** An item with what is known of it. */
export interface ResultItem extends Compared {
  answer: Pick<BenchmarkAnswer, 'ms' | 'tokens'> | null;
  /** Why there is no answer; null where there is one, or may yet be. */
  failure: string | null;
}

/** How often the method said this where the truth is that. */
export type Confusion = Record<Verdict, Record<MethodVerdict, number>>;

/** How well the method knows one reason. Only what it said something for is counted. */
export interface ReasonResult {
  reason: RejectionReason;
  truePositives: number;
  falsePositives: number;
  falseNegatives: number;
  trueNegatives: number;
  /** Of what it rejected for this reason, what has it. */
  precision: Share;
  /** Of what has this reason, what it rejected for it. */
  recall: Share;
}

export interface BenchmarkResult {
  itemCount: number;
  answeredCount: number;
  failedCount: number;
  reviewedCount: number;
  /** Where the two differ and nobody has looked: until then people count as right. */
  toReviewCount: number;
  confusion: Confusion;
  /** Right, of those that the method decided. */
  accuracy: Share;
  /** Decided by the method, of those that it answered. */
  coverage: Share;
  reasons: ReasonResult[];
  cost: BenchmarkCost;
}

/** Per item that was answered; null where nothing was, or nobody tells. */
export interface BenchmarkCost {
  medianMs: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  /** In US dollars, at the prices of the day on which it began. */
  usd: number | null;
}

/** What a benchmark shows, by what is known of its items. */
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

/** Nothing for a reason that the method says nothing for. */
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
