import type { Sealed } from '#domain/sealed.ts';
import type { Language } from '#domain/words/languages.ts';
import type { SignUpKind } from './contract.ts';

/** A sign-up that has begun. The token is stored only as `hash`. */
export interface SignUpTable {
  id: string;
  hash: string;
  kind: SignUpKind;
  language: Language;
  /** The sealed content: a `SignUpContent`. Its key is deleted with the row. */
  content: Sealed;
  wrong_codes: number;
  until: Date;
}

/** The sealed data of a sign-up. */
export interface SignUpContent {
  email: string;
  token: string;
  /** The code of six digits. */
  code: string;
}
