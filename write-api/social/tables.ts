import type { Sealed } from '#domain/sealed.ts';

/** A proven social account that no member has linked. Only the `hash` of its token is stored. */
export interface SocialSignUpTable {
  id: string;
  hash: string;
  /** `SocialAccount`, sealed with a key of its own that is deleted with the row. */
  content: Sealed;
  until: Date;
}
