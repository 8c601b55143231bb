import type { Sealed } from '#domain/sealed.ts';
import type { Language } from '#domain/words/languages.ts';
import type { AccountKind } from '../accounts/accounts.ts';

/** The password of an account. All other data of the account is in its stream. */
export interface CredentialTable {
  kind: AccountKind;
  account_id: string;
  /** The username, normalized for comparison. */
  username: string;
  password_hash: string;
  updated_at: Date;
}

export type EndReason =
  | 'reused'
  | 'password_changed'
  | 'account_removed'
  | 'banned'
  | 'roles_changed'
  | 'identity_unlinked'
  | 'signed_out'
  | 'ended_elsewhere';

/** A sign-in with its chain of refresh tokens. The tokens themselves are not stored. */
export interface RefreshFamilyTable {
  id: string;
  kind: AccountKind;
  account_id: string;
  /** The number of the newest refresh token. */
  generation: number;
  /** The device's `User-Agent` at sign-in; null if it sent none. */
  device: string | null;
  /** True if the identity provider required a second factor. */
  second_step_elsewhere: boolean;
  /**
   * The provider that signed the person in, such as `kakao`. Null for passwords, and for sign-ins from before this column
   * existed.
   */
  vouched_by: string | null;
  started_at: Date;
  rotated_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: EndReason | null;
}

/** The second factor of an account; it takes effect once confirmed. `secret` is sealed with the person's key. */
export interface SecondFactorTable {
  kind: AccountKind;
  account_id: string;
  secret: Sealed;
  /** The hashes of the unused recovery codes. */
  recovery: string[];
  /** The newest time step whose code was accepted. */
  last_step: string;
  confirmed_at: Date | null;
}

/** A rate-limit counter with the end of its window. `key` is hashed. */
export interface AttemptTable {
  key: string;
  taken: number;
  until: Date;
}

/** An address where an account has signed in; `key` is a hash of both. */
export interface SignInPlaceTable {
  key: string;
  signed_in_at: Date;
}

/** A request for help with signing in, answered in the background. */
export interface SignInHelpTable {
  id: string;
  /** The name of the claim on the e-mail address. */
  email: string;
  language: Language;
  asked_at: Date;
}

/** A mailed link that sets an account's password once. Only its `hash` is stored. */
export interface MailedLinkTable {
  hash: string;
  kind: AccountKind;
  account_id: string;
  until: Date;
  /** The name of the claim on the recipient's address; null for links from before this column existed. */
  address: string | null;
  /** The command that used the link; null while it is unused. */
  spent_by: string | null;
}

/** A used identity token, stored until it expires. Only its `hash` is stored. */
export interface SpentIdentityTable {
  hash: string;
  until: Date;
}

/** The tables of the sign-in, by qualified name. */
export interface AuthTables {
  'write.attempts': AttemptTable;
  'write.second_factors': SecondFactorTable;
  'write.mailed_links': MailedLinkTable;
  'write.sign_in_help': SignInHelpTable;
  'write.sign_in_places': SignInPlaceTable;
  'write.credentials': CredentialTable;
  'write.refresh_families': RefreshFamilyTable;
  'write.spent_identities': SpentIdentityTable;
}
