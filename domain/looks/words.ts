import type { Sealed } from '../sealed.ts';

/** A member's words about a look: the link of its post and the post's text. */
export interface LookWords {
  link: string | null;
  description: string;
}

/**
 * Words as stored in events: JSON sealed with the member's key since version 2 of `LookPosted` and `LookRevised`. Older
 * events keep them readable.
 */
export type SaidWords = Sealed | Partial<LookWords>;

/** Opens sealed words; null if the member's key was deleted. */
export type OpenWords = (sealed: Sealed) => Partial<LookWords> | null;

const nothing: LookWords = { link: null, description: '' };

/** The member's current words: the latest value of each. */
export function wordsOf(said: readonly SaidWords[], open: OpenWords): LookWords {
  return Object.assign({ ...nothing }, ...said.map((each) => (typeof each === 'string' ? open(each) : each)));
}
