import type { Sealed } from '#domain/sealed.ts';

/** That somebody has shown an account elsewhere that no member has linked. `hash` is all that is known of the token. */
export interface SocialSignUpTable {
  id: string;
  hash: string;
  /** `SocialAccount`, sealed with a key of its own that goes with the row. */
  content: Sealed;
  until: Date;
}
