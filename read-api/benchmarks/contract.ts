import Type, { type Static } from 'typebox';
import {
  benchmarkMethods,
  benchmarkStatuses,
  methodVerdicts,
  verdicts,
} from '#domain/benchmarks/benchmark-kinds.ts';
import { benchmarkTransitions } from '#domain/benchmarks/benchmark-transitions.ts';
import { lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { rejectionReasons } from '#domain/looks/rejection-reasons.ts';
import { ActionsOf, Instant, Nullable, OneOf } from '#http/contract.ts';
import { BrandBrief, ProductBrief } from '../briefs/contract.ts';
import { ActorBrief } from '../kit/shown/actor-contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';

const Count = Type.Integer();
const Reasons = Type.Array(OneOf(rejectionReasons));

/** A share with its 95 % Wilson confidence interval; null if the total is 0. */
export const Share = Type.Object({
  part: Count,
  of: Count,
  share: Nullable(Type.Number()),
  low: Nullable(Type.Number()),
  high: Nullable(Type.Number()),
});
export type Share = Static<typeof Share>;

const ByMethod = Type.Object({ approve: Count, reject: Count, open: Count });

export const BenchmarkResult = Type.Object({
  itemCount: Count,
  answeredCount: Count,
  failedCount: Count,
  reviewedCount: Count,
  /**
   * Number of unreviewed items on which the method and the people differ. Until a review the people's decision counts
   * as right.
   */
  toReviewCount: Count,
  /** Number of items by true verdict and the method's verdict. */
  confusion: Type.Object({ approve: ByMethod, reject: ByMethod }),
  /** Among items that the method decided: the share with a correct verdict. */
  accuracy: Share,
  /** Among items that the method answered: the share that it decided. */
  coverage: Share,
  /** Rejection reasons that the method checks. */
  reasons: Type.Array(
    Type.Object({
      reason: OneOf(rejectionReasons),
      truePositives: Count,
      falsePositives: Count,
      falseNegatives: Count,
      trueNegatives: Count,
      precision: Share,
      recall: Share,
    }),
  ),
  /** Time and cost per answered item; a figure is null if the method does not report it. */
  cost: Type.Object({
    medianMs: Nullable(Type.Number()),
    inputTokens: Nullable(Type.Number()),
    outputTokens: Nullable(Type.Number()),
    usd: Nullable(Type.Number()),
  }),
});

export const Benchmark = Type.Object({
  id: Type.String({ format: 'uuid' }),
  status: OneOf(benchmarkStatuses),
  method: OneOf(benchmarkMethods),
  model: Nullable(Type.Object({ name: Type.String(), prompt: Type.String() })),
  /** The prompt that replaced the method's default questions; null if the benchmark used the defaults. */
  prompt: Nullable(Type.String()),
  filter: Type.Object({
    decidedFrom: Nullable(Instant),
    decidedUntil: Nullable(Instant),
    brands: Nullable(Type.Array(BrandBrief)),
    snsType: Nullable(OneOf(lookSnsTypes)),
  }),
  lookCount: Count,
  user: ActorBrief,
  revision: Type.String(),
  startedTime: Instant,
  endedTime: Nullable(Instant),
  updatedTime: Instant,
  result: BenchmarkResult,
  actions: ActionsOf(benchmarkTransitions),
});
export type Benchmark = Static<typeof Benchmark>;

const UserResult = Type.Object({ verdict: OneOf(verdicts), reasons: Reasons });

export const BenchmarkItem = Type.Object({
  /** Id of the tagged item, `look_item_mapping_id`. */
  id: Count,
  number: Count,
  look: Type.Object({
    id: Count,
    link: Nullable(Type.String()),
    description: Type.String(),
    snsType: OneOf(lookSnsTypes),
    images: Type.Array(PictureSet),
  }),
  user: Type.Object({
    id: Count,
    username: Nullable(Type.String()),
    realName: Nullable(Type.String()),
  }),
  brand: BrandBrief,
  product: ProductBrief,
  /** The decision that people had made when the benchmark began. */
  decided: UserResult,
  /** The method's verdict; null if the method failed or has not answered yet. */
  verdict: Nullable(OneOf(methodVerdicts)),
  checks: Type.Array(
    Type.Object({
      reason: OneOf(rejectionReasons),
      passed: Nullable(Type.Boolean()),
      evidence: Nullable(Type.String()),
    }),
  ),
  /** The verdict of a reviewer who saw the people's and the method's verdicts; null without a review. */
  userResult: Nullable(UserResult),
  needsReview: Type.Boolean(),
  /** Why the method gave no verdict; null if it gave one or has not answered yet. */
  failure: Nullable(Type.String()),
  ms: Nullable(Count),
});
export type BenchmarkItem = Static<typeof BenchmarkItem>;

export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** A link to a benchmark's sheet, which works without a token until it expires. */
export const SheetLink = Type.Object({ url: Type.String(), untilTime: Instant });
export type SheetLink = Static<typeof SheetLink>;
