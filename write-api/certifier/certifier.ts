import type { ModelPrices } from '#domain/benchmarks/benchmark-events.ts';
import type { AskedModel, Check } from '#domain/looks/checks.ts';
import type { EyeReason } from '#domain/looks/judge.ts';

/** A question to a certifier about one item that a look tags. Pictures are JPEG. */
export interface Question {
  /** Instructions that replace the usual questions; null for the usual ones. */
  prompt: string | null;
  reasons: readonly EyeReason[];
  /** The text of the post. It is always treated as data, never as instructions. */
  text: string;
  postPictures: readonly Uint8Array[];
  brand: string;
  product: string;
  productPictures: readonly Uint8Array[];
}

export interface Answer {
  /** The checks, one for each requested reason. */
  checks: Check[];
  /** The tokens used; null if the service does not report them. */
  tokens: { input: number; output: number } | null;
}

/** A language model that answers the checks for which the pictures must be seen. */
export interface Certifier {
  model: AskedModel;
  /** The prices of the model; null if not configured. */
  prices: ModelPrices | null;
  /** Asks the model. Throws a `CertifierFailure` if no usable answer comes. Takes at most 90 seconds. */
  ask(question: Question, signal?: AbortSignal): Promise<Answer>;
}

/** Thrown if no usable answer comes; people then decide instead. */
export class CertifierFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CertifierFailure';
  }
}
