import type { OrganizationPart } from '#domain/brands/brand-events.ts';
import type { GuardianConsent, InternalData, PostalAddress } from '#domain/members/person.ts';
import type { OnNetworks, SnsProfile } from '#domain/members/sns-account.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** Where a tryset's parcel goes. */
export interface ReadableDestination {
  name: string;
  phone: string;
  address: string;
  notes: string | null;
}

/** What is readable of a brand's sealed data. */
export interface ReadableBrand {
  businessRegistration: unknown;
  bankAccount: unknown;
  outStockAddress: unknown;
  /** Rows of before it could be said have none. */
  organization?: Readonly<Partial<Record<OrganizationPart, unknown>>>;
  phones: { phoneId: number; isPublic: boolean; contact: unknown }[];
}

/**
 * The one place where personal data is readable. `id` is `user:<id>`, `tryset:<id>` (the recipient), `brand_admin:<id>`,
 * `staff:<id>`, `agency_contact:<id>` or `brand:<id>`; the row goes when its person is forgotten. All other tables hold
 * ids and join here on the page that is shown.
 */
export interface PersonRow {
  id: string;
  /** The member it is about: of a tryset, whoever requested it. */
  userId: number | null;
  username: string | null;
  name: string | null;
  phone: string | null;
  email: string | null;
  /** ISO date. */
  birthday: string | null;
  address: PostalAddress | null;
  /** What a member said of itself when it signed up. */
  signUp: { links: readonly string[]; invitationCode: string | null } | null;
  /** What staff keep of a member among themselves. */
  internal: InternalData | null;
  /** Who lets a minor buy. */
  guardian: GuardianConsent | null;
  /** The accounts on which a member posts. */
  sns: OnNetworks<SnsProfile>;
  /** What a member or a brand calls its cards, by their ids. */
  cards: Readonly<Record<string, string>>;
  destination: ReadableDestination | null;
  brand: ReadableBrand | null;
  /** Names, phones, e-mails and addresses in lower case, for searches. */
  search: string;
}

export const peopleTable: Table<PersonRow> = table<PersonRow>('private.people', 'id', {
  id: 'text',
  userId: 'integer',
  username: 'text',
  name: 'text',
  phone: 'text',
  email: 'text',
  birthday: 'text',
  address: 'jsonb',
  signUp: 'jsonb',
  internal: 'jsonb',
  guardian: 'jsonb',
  sns: 'jsonb',
  cards: 'jsonb',
  destination: 'jsonb',
  brand: 'jsonb',
  search: 'text',
});
