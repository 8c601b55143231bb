import Type from 'typebox';
import { benchmarkMethods, benchmarkStatuses, verdicts } from '#domain/benchmarks/benchmark-kinds.ts';
import { lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { reasonSpellings } from '#domain/looks/rejection-reasons.ts';
import { Nullable, OneOf, VisibleText } from '#http/contract.ts';
import { PeriodText } from '#http/filters.ts';
import { Id } from '#http/ids.ts';

const strict = { additionalProperties: false };

export const BenchmarkParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
export const BenchmarkItemParams = Type.Object({ ...BenchmarkParams.properties, itemId: Id });

/**
 * The filter of the human decisions to compare with, and the method. A model may get another prompt than the one that
 * certifies looks.
 */
export const BenchmarkBody = Type.Object(
  {
    method: OneOf(benchmarkMethods),
    prompt: Type.Optional(Nullable(VisibleText(8000))),
    decided_time: Type.Optional(Nullable(PeriodText)),
    brand_ids: Type.Optional(Nullable(Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }))),
    sns_type: Type.Optional(Nullable(OneOf(lookSnsTypes))),
  },
  strict,
);

/** A reviewer's decision. A rejection requires reasons; an approval allows none. */
export const UserResultBody = Type.Object(
  {
    verdict: OneOf(verdicts),
    reasons: Type.Optional(Type.Array(Type.Enum([...reasonSpellings]), { maxItems: 20, uniqueItems: true })),
  },
  strict,
);

export const BenchmarkChanged = Type.Object({
  id: Type.String(),
  status: OneOf(benchmarkStatuses),
  revision: Type.String(),
  position: Type.String(),
});
