import type { Sealed } from '#domain/sealed.ts';
import type { Language } from '#domain/words/languages.ts';
import type { AccountKind } from './accounts.ts';

/** The password of one account. The account itself stands in its stream. */
export interface CredentialTable {
  kind: AccountKind;
  account_id: string;
  /** In the form in which usernames are compared. */
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

/** One sign-in and all the refresh tokens that followed from it; the tokens themselves stand nowhere. */
export interface RefreshFamilyTable {
  id: string;
  kind: AccountKind;
  account_id: string;
  /** The number of the newest token. */
  generation: number;
  /** What the device called itself when it signed in. */
  device: string | null;
  /** Whoever vouched for the person saw a second step. */
  second_step_elsewhere: boolean;
  /** Who vouched for the person: `kakao`; null where the password was right, and in sign-ins of before this was noted. */
  vouched_by: string | null;
  started_at: Date;
  rotated_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: EndReason | null;
}

/** The second step of an account's sign-in. `secret` is sealed with the person's key; in force once it was confirmed. */
export interface SecondFactorTable {
  kind: AccountKind;
  account_id: string;
  secret: Sealed;
  /** Hashes of the recovery codes that are left. */
  recovery: string[];
  /** The newest step whose code was taken. */
  last_step: string;
  confirmed_at: Date | null;
}

/** How often something was tried until then; `key` hides who by. */
export interface AttemptTable {
  key: string;
  taken: number;
  until: Date;
}

/** That an account signed in at an address; `key` hides both. */
export interface SignInPlaceTable {
  key: string;
  signed_in_at: Date;
}

/** That somebody wants help with signing in; worked off soon. */
export interface SignInHelpTable {
  id: string;
  /** The name of the claim on the address. */
  email: string;
  language: Language;
  asked_at: Date;
}

/** A link that was mailed: whoever has it sets an account's password, once. `hash` is all that is known of it. */
export interface MailedLinkTable {
  hash: string;
  kind: AccountKind;
  account_id: string;
  until: Date;
  /** The name of the claim of the address that it was sent to; null in links of before this was noted. */
  address: string | null;
  /** The command that it was spent on. */
  spent_by: string | null;
}

/** A token of an identity provider that has signed in; `hash` is all that is known of it. Kept until it is good no more anyway. */
export interface SpentIdentityTable {
  hash: string;
  until: Date;
}

/** The tables of the sign-in, by their qualified names. */
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
