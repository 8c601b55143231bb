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
import { ActorBrief } from '../kit/shown/actor-contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { BrandBrief, ProductBrief } from '../tryset-items/contract.ts';

const Count = Type.Integer();
const Reasons = Type.Array(OneOf(rejectionReasons));

/** A share with the interval in which the true one lies in 95 of 100 such samples (Wilson); null of nothing. */
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
  /** Where the two differ and nobody has looked: until then people count as right. */
  toReviewCount: Count,
  /** How often the method said this where the truth is that. */
  confusion: Type.Object({ approve: ByMethod, reject: ByMethod }),
  /** Right, of those that the method decided. */
  accuracy: Share,
  /** Decided by the method, of those that it answered. */
  coverage: Share,
  /** Reasons that the method says something for. */
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
  /** For each item that was answered; null where nobody tells. */
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
  /** What the model was told in place of the usual questions. */
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
  /** That of the tagged item, `look_item_mapping_id`. */
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
  /** How people had decided it when the benchmark began. */
  decided: UserResult,
  /** What the method makes of it; null while it has not said, or could not. */
  verdict: Nullable(OneOf(methodVerdicts)),
  checks: Type.Array(
    Type.Object({
      reason: OneOf(rejectionReasons),
      passed: Nullable(Type.Boolean()),
      evidence: Nullable(Type.String()),
    }),
  ),
  /** What somebody who looked at both says. */
  userResult: Nullable(UserResult),
  needsReview: Type.Boolean(),
  /** Why the method has no word for it. */
  failure: Nullable(Type.String()),
  ms: Nullable(Count),
});
export type BenchmarkItem = Static<typeof BenchmarkItem>;

export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** Where a sheet can be fetched without a token, and until when. */
export const SheetLink = Type.Object({ url: Type.String(), untilTime: Instant });
export type SheetLink = Static<typeof SheetLink>;
