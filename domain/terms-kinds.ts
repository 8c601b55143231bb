/** What people agree to when they sign up. */
export const termsKinds = ['service', 'privacy', 'marketing', 'model_review'] as const;
export type TermsKind = (typeof termsKinds)[number];

/** What was agreed to, and in which version. */
export interface AgreedTerms {
  terms: TermsKind;
  version: string;
}

/** The versions that hold now: whoever agrees says to which. */
export const termsInForce: Readonly<Record<TermsKind, string>> = {
  service: '2026-11',
  privacy: '2026-11',
  marketing: '2026-11',
  model_review: '2026-11',
};

/** Who is asked for which: what a language model may see are the looks of members. */
export const termsOf = {
  brand: ['service', 'privacy', 'marketing'],
  user: termsKinds,
} as const satisfies Record<string, readonly TermsKind[]>;

/** Nobody signs up without these. */
export const neededTerms = ['service', 'privacy'] as const satisfies readonly TermsKind[];

/** Which terms are in the way: needed ones that were not agreed to, and any agreed to in a version that holds no more. */
export function termsInTheWay(agreed: readonly AgreedTerms[]): TermsKind[] {
  return termsKinds.filter((terms) => {
    const own = agreed.filter((each) => each.terms === terms);
    const isNeeded = neededTerms.some((needed) => needed === terms);
    return own.length === 0 ? isNeeded : own.some(({ version }) => version !== termsInForce[terms]);
  });
}
