import type { PersonCategory } from '../areas.ts';

/** Contact data of staff or a brand's admin; sealed in events. */
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
 * Personal data of a member; sealed in events. `birthday` is an ISO date. `username` is part of it since version 2 of
 * `MemberRegistered`; imported members known only by a ref have none.
 */
export interface Person extends Contact {
  username?: string;
  birthday: string | null;
  address: PostalAddress | null;
  /** The links to the member's profiles, as entered at sign-up. */
  links?: readonly string[];
  invitationCode?: string;
}

/** A person's identity at an external identity provider, in OpenID Connect's terms; sealed in events. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** Staff's internal data about a member; sealed in events and never shown to members. */
export interface InternalData {
  cohort: string | null;
  memo: string | null;
  hardlineQuest: boolean;
  suspenseMembership: boolean;
}

/** A guardian's written consent to a minor's purchases; sealed in events. `givenOn` is an ISO date. */
export interface GuardianConsent {
  name: string;
  /** The guardian's relation to the member, such as mother. */
  relation: string;
  phone: string | null;
  givenOn: string;
}

/** Returns the name of the key that seals a person's data, such as `user:12`. A brand's bank and business data have a key too. */
export function personKey(category: PersonCategory, id: number): string {
  return `${category}:${id}`;
}
