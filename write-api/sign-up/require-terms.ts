import { type AgreedTerms, termsInForce, termsInTheWay } from '#domain/terms-kinds.ts';
import { unprocessable } from '#http/errors.ts';

/** Throws 422 `terms.in_the_way` for missing consent to required terms, and for consent to a superseded version. */
export function requireTerms(agreed: readonly AgreedTerms[]): void {
  const terms = termsInTheWay(agreed);
  if (terms.length === 0) return;
  throw unprocessable(
    'terms.in_the_way',
    `agree to the current version of these terms: ${terms.join(', ')}`,
    {
      terms: terms.map((name) => ({ terms: name, version: termsInForce[name] })),
    },
  );
}
