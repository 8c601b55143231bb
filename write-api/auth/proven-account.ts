import type { SocialProvider } from '#domain/members/member-kinds.ts';
import type { Account } from '../accounts/accounts.ts';

/** The proof that an account belongs to the person who signs in. */
export type Proof =
  /** The password matched this hash. The proof contains the hash because the password may change before the sign-in begins. */
  | { by: 'password'; hash: string }
  /** A provider confirmed the identity; it may have checked a second factor. */
  | { by: 'identity'; from: SocialProvider | 'organization'; isMultiFactor: boolean };

/** An account with the proof that it belongs to the person who signs in. */
export interface ProvenAccount extends Account {
  proof: Proof;
}
