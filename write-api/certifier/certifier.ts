import type { ModelPrices } from '#domain/benchmarks/benchmark-events.ts';
import type { AskedModel, Check } from '#domain/looks/checks.ts';
import type { EyeReason } from '#domain/looks/judge.ts';

/** Input of a certifier on one item that a look tags. Pictures are JPEG. */
export interface Question {
  /** Instructions that replace the usual questions; null for the usual ones. */
  prompt: string | null;
  reasons: readonly EyeReason[];
  /** The text of the post: always treated as data. */
  text: string;
  postPictures: readonly Uint8Array[];
  brand: string;
  product: string;
  productPictures: readonly Uint8Array[];
}

export interface Answer {
  /** One check for each requested reason. */
  checks: Check[];
  /** Tokens used; null if the service does not tell. */
  tokens: { input: number; output: number } | null;
}

/** Answers the checks that need to see pictures. Rules alone have no certifier. */
export interface Certifier {
  model: AskedModel;
  /** Prices of the model; null if not configured. */
  prices: ModelPrices | null;
  /** Throws a `CertifierFailure` if no usable answer comes. Takes at most 90 seconds. */
  ask(question: Question, signal?: AbortSignal): Promise<Answer>;
}

/** Thrown when no usable answer comes; people then decide instead. */
export class CertifierFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CertifierFailure';
  }
}
