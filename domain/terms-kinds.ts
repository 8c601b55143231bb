/** The terms that people agree to when they sign up. */
export const termsKinds = ['service', 'privacy', 'marketing', 'model_review'] as const;
export type TermsKind = (typeof termsKinds)[number];

/** A consent: the terms, and the version that the person agreed to. */
export interface AgreedTerms {
  terms: TermsKind;
  version: string;
}

/** The current version of each kind of terms. A consent names the version. */
export const termsInForce: Readonly<Record<TermsKind, string>> = {
  service: '2026-11',
  privacy: '2026-11',
  marketing: '2026-11',
  model_review: '2026-11',
};

/** The terms that each kind of applicant sees. Language models may see the looks of members only. */
export const termsOf = {
  brand: ['service', 'privacy', 'marketing'],
  user: termsKinds,
} as const satisfies Record<string, readonly TermsKind[]>;

/** The terms that every sign-up requires. */
export const neededTerms = ['service', 'privacy'] as const satisfies readonly TermsKind[];

/** Returns the terms that block a sign-up: required terms without consent, and terms with a consent to an old version. */
export function termsInTheWay(agreed: readonly AgreedTerms[]): TermsKind[] {
  return termsKinds.filter((terms) => {
    const own = agreed.filter((each) => each.terms === terms);
    const isNeeded = neededTerms.some((needed) => needed === terms);
    return own.length === 0 ? isNeeded : own.some(({ version }) => version !== termsInForce[terms]);
  });
}
