import type { DomainEvent } from '../event.ts';
import type { AskedModel, Check } from '../looks/checks.ts';
import type { LookSnsType } from '../looks/look-kinds.ts';
import type { BenchmarkMethod, UserResult } from './benchmark-kinds.ts';

/** An item that a look tags, with the human decision at the start of the benchmark. */
export interface BenchmarkItem {
  entryId: number;
  lookId: number;
  userId: number;
  brandId: number;
  productId: number;
  snsType: LookSnsType;
  decided: UserResult;
}

/** The filter that selected the items; null for a criterion that was not set. Instants are ISO; `decidedUntil` is exclusive. */
export interface BenchmarkFilter {
  decidedFrom: string | null;
  decidedUntil: string | null;
  brandIds: readonly number[] | null;
  snsType: LookSnsType | null;
}

/** The prices of the language model in US dollars per million tokens, at the start of the benchmark. */
export interface ModelPrices {
  input: number;
  output: number;
}

export interface BenchmarkDescription {
  benchmarkId: string;
  method: BenchmarkMethod;
  /** The language model with the version of its prompt; null for the method `RULE`. */
  model: AskedModel | null;
  /** A prompt that replaces the one that certifies looks; null to use that one. */
  prompt: string | null;
  prices: ModelPrices | null;
  filter: BenchmarkFilter;
}

/** The method's answer for an item, its duration in ms and its tokens. `tokens` is null if the model does not report them. */
export interface BenchmarkAnswer {
  checks: readonly Check[];
  ms: number;
  tokens: { input: number; output: number } | null;
}

type E<Type extends string, Data> = DomainEvent<`CertificationBenchmark${Type}`, Data>;
type Nothing = Record<string, never>;

/** The events of the stream `certification_benchmark-<uuid>`. */
export type BenchmarkEvent =
  | E<'Created', BenchmarkDescription & { items: readonly BenchmarkItem[] }>
  | E<'ItemAnswered', { entryId: number } & BenchmarkAnswer>
  /** The method could not answer for the item and is not asked again. */
  | E<'ItemFailed', { entryId: number; failure: string }>
  /** The method has answered, or failed, for every item of the benchmark. */
  | E<'RunEnded', Nothing>
  | E<'ItemReviewed', { entryId: number; userResult: UserResult }>
  | E<'Closed', Nothing>
  | E<'Canceled', Nothing>;
