import type { Sealed } from '../sealed.ts';

/** What a member says of a look: where its post is, and what that says. */
export interface LookWords {
  link: string | null;
  description: string;
}

/**
 * Words as events hold them: sealed with the member's key, JSON of what was said. Since version 2 of `LookPosted` and
 * `LookRevised`; what was said before stands there readable.
 */
export type SaidWords = Sealed | Partial<LookWords>;

/** Reads what is sealed; null where the member's key is gone. */
export type OpenWords = (sealed: Sealed) => Partial<LookWords> | null;

const nothing: LookWords = { link: null, description: '' };

/** What the member says in all: of each word what was said last. */
export function wordsOf(said: readonly SaidWords[], open: OpenWords): LookWords {
  return Object.assign({ ...nothing }, ...said.map((each) => (typeof each === 'string' ? open(each) : each)));
}
