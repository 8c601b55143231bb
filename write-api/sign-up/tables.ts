import type { Sealed } from '#domain/sealed.ts';
import type { Language } from '#domain/words/languages.ts';
import type { SignUpKind } from './contract.ts';

/** That somebody has begun to sign up. `hash` is all that is known of the token. */
export interface SignUpTable {
  id: string;
  hash: string;
  kind: SignUpKind;
  language: Language;
  /** `SignUpContent`, sealed with a key of its own that goes with the row. */
  content: Sealed;
  wrong_codes: number;
  until: Date;
}

/** What a sign-up stands on until somebody has an account. */
export interface SignUpContent {
  email: string;
  token: string;
  /** Six digits. */
  code: string;
}
