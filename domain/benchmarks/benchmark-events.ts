import type { DomainEvent } from '../event.ts';
import type { AskedModel, Check } from '../looks/checks.ts';
import type { LookSnsType } from '../looks/look-kinds.ts';
import type { BenchmarkMethod, UserResult } from './benchmark-kinds.ts';

/** An item that a look tags, and how people had decided it when the benchmark began. */
export interface BenchmarkItem {
  entryId: number;
  lookId: number;
  userId: number;
  brandId: number;
  productId: number;
  snsType: LookSnsType;
  decided: UserResult;
}

/** By what the items were found; null where that was left open. Instants are ISO; the last is not in it. */
export interface BenchmarkFilter {
  decidedFrom: string | null;
  decidedUntil: string | null;
  brandIds: readonly number[] | null;
  snsType: LookSnsType | null;
}

/** US dollars for a million tokens, as they were when the benchmark began. */
export interface ModelPrices {
  input: number;
  output: number;
}

export interface BenchmarkDescription {
  benchmarkId: string;
  method: BenchmarkMethod;
  /** The language model, with the version of its question; null for the rules. */
  model: AskedModel | null;
  /** What it is told in place of the question that certifies looks; null for that one. */
  prompt: string | null;
  prices: ModelPrices | null;
  filter: BenchmarkFilter;
}

/** What the method said of an item, how long that took in ms, and the tokens that it cost; null where nobody tells. */
export interface BenchmarkAnswer {
  checks: readonly Check[];
  ms: number;
  tokens: { input: number; output: number } | null;
}

type E<Type extends string, Data> = DomainEvent<`CertificationBenchmark${Type}`, Data>;
type Nothing = Record<string, never>;

/** Events of `certification_benchmark-<uuid>`. */
export type BenchmarkEvent =
  | E<'Created', BenchmarkDescription & { items: readonly BenchmarkItem[] }>
  | E<'ItemAnswered', { entryId: number } & BenchmarkAnswer>
  /** The method has no answer, and is not asked again. */
  | E<'ItemFailed', { entryId: number; failure: string }>
  /** The method has had its say of every item. */
  | E<'RunEnded', Nothing>
  | E<'ItemReviewed', { entryId: number; userResult: UserResult }>
  | E<'Closed', Nothing>
  | E<'Canceled', Nothing>;
