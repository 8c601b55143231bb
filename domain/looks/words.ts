import type { Sealed } from '../sealed.ts';

/** What a member enters for a look: the link of its post and the post's text. */
export interface LookWords {
  link: string | null;
  description: string;
}

/**
 * The link and text as events store them: JSON sealed with the member's key since version 2 of `LookPosted` and `LookRevised`.
 * Version 1 events have them in readable form.
 */
export type SaidWords = Sealed | Partial<LookWords>;

/** Opens a sealed link and text; null if the member's key was deleted. */
export type OpenWords = (sealed: Sealed) => Partial<LookWords> | null;

const nothing: LookWords = { link: null, description: '' };

/** Returns the current link and text: the latest value of each. */
export function wordsOf(said: readonly SaidWords[], open: OpenWords): LookWords {
  return Object.assign({ ...nothing }, ...said.map((each) => (typeof each === 'string' ? open(each) : each)));
}
