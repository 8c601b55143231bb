import type { PersonCategory } from '../areas.ts';

/** What is known of a person who works here or for a brand; it stands in events only sealed. */
export interface Contact {
  name: string | null;
  email: string | null;
  phone: string | null;
}

export interface PostalAddress {
  postcode: string | null;
  address1: string | null;
  address2: string | null;
}

/**
 * What is known of a member; it stands in events only sealed. `birthday` is an ISO date. `username` is here since version 2
 * of `MemberRegistered`, and not for those of whom an import knows nothing but a ref.
 */
export interface Person extends Contact {
  username?: string;
  birthday: string | null;
  address: PostalAddress | null;
  /** Where the member posts, and who sent them, as they said it when they signed up. */
  links?: readonly string[];
  invitationCode?: string;
}

/** Who somebody is elsewhere, as the provider there names them; it stands in events only sealed. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** What staff keep of a member among themselves; it stands in events only sealed, and is never shown to members. */
export interface InternalData {
  cohort: string | null;
  memo: string | null;
  hardlineQuest: boolean;
  suspenseMembership: boolean;
}

/** That a guardian lets a minor buy, as staff have it in writing; it stands in events only sealed. `givenOn` is an ISO date. */
export interface GuardianConsent {
  name: string;
  /** What the guardian is to the member. */
  relation: string;
  phone: string | null;
  givenOn: string;
}

/** The name of the key that a person's data are sealed with: `user:12`. A brand's bank and business data have one too. */
export function personKey(category: PersonCategory, id: number): string {
  return `${category}:${id}`;
}
