import { type AgreedTerms, termsInForce, termsInTheWay } from '#domain/terms-kinds.ts';
import { unprocessable } from '#http/errors.ts';

/** 422 `terms.in_the_way` where needed terms were not agreed to, or any in a version that holds no more. */
export function requireTerms(agreed: readonly AgreedTerms[]): void {
  const terms = termsInTheWay(agreed);
  if (terms.length === 0) return;
  throw unprocessable('terms.in_the_way', `agree to these terms as they are now: ${terms.join(', ')}`, {
    terms: terms.map((name) => ({ terms: name, version: termsInForce[name] })),
  });
}
