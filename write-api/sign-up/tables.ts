import type { Sealed } from '#domain/sealed.ts';
import type { Language } from '#domain/words/languages.ts';
import type { SignUpKind } from './contract.ts';

/** A sign-up that has begun. Only the token's `hash` is stored in clear. */
export interface SignUpTable {
  id: string;
  hash: string;
  kind: SignUpKind;
  language: Language;
  /** `SignUpContent`, sealed with a separate key that is deleted with the row. */
  content: Sealed;
  wrong_codes: number;
  until: Date;
}

/** The sealed data of a sign-up. */
export interface SignUpContent {
  email: string;
  token: string;
  /** Six digits. */
  code: string;
}
