import type { Sealed } from '#domain/sealed.ts';

/** A verified social account that no member has linked. Its token is stored only as `hash`. */
export interface SocialSignUpTable {
  id: string;
  hash: string;
  /** The sealed content: a `SocialAccount`. Its key is deleted with the row. */
  content: Sealed;
  until: Date;
}
