import type { ModelPrices } from '#domain/benchmarks/benchmark-events.ts';
import type { AskedModel, Check } from '#domain/looks/checks.ts';
import type { EyeReason } from '#domain/looks/judge.ts';

/** What somebody who sees pictures is asked about an item that a look tags. Pictures are JPEG. */
export interface Question {
  /** What to tell it in place of the usual questions; null for these. */
  prompt: string | null;
  reasons: readonly EyeReason[];
  /** What the post says: data, whatever it says. */
  text: string;
  postPictures: readonly Uint8Array[];
  brand: string;
  product: string;
  productPictures: readonly Uint8Array[];
}

export interface Answer {
  /** One for each reason that was asked for. */
  checks: Check[];
  /** What it cost; null where the service does not tell. */
  tokens: { input: number; output: number } | null;
}

/** What answers the checks that need eyes. The rules alone have none. */
export interface Certifier {
  model: AskedModel;
  /** What it costs; null where nobody said. */
  prices: ModelPrices | null;
  /** Throws a `CertifierFailure` where there is no answer, or none that can be used. At most 90 seconds. */
  ask(question: Question, signal?: AbortSignal): Promise<Answer>;
}

/** No answer, or none that can be used: what was asked waits for people. */
export class CertifierFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CertifierFailure';
  }
}
