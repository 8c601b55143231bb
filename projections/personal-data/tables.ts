import type { OrganizationPart } from '#domain/brands/brand-events.ts';
import type { MemberBankAccount } from '#domain/cash/cash-events.ts';
import type { GuardianConsent, InternalData, PostalAddress } from '#domain/members/person.ts';
import type { OnNetworks, SnsProfile } from '#domain/members/sns-account.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** The destination of a tryset's parcel. */
export interface ReadableDestination {
  name: string;
  phone: string;
  address: string;
  notes: string | null;
}

/** The unsealed data of a brand. */
export interface ReadableBrand {
  businessRegistration: unknown;
  bankAccount: unknown;
  outStockAddress: unknown;
  /** The organization's data. Missing in rows that were written before this field existed. */
  organization?: Readonly<Partial<Record<OrganizationPart, unknown>>>;
  phones: { phoneId: number; isPublic: boolean; contact: unknown }[];
}

/**
 * The only table with readable personal data. `id` is `user:<id>`, `tryset:<id>` (the recipient), `brand_admin:<id>`,
 * `staff:<id>`, `agency_contact:<id>` or `brand:<id>`. Forgetting a person deletes the row. Other tables hold ids, and
 * queries join this table for the rows of a page.
 */
export interface PersonRow {
  id: string;
  /** The member whose data this is; for a tryset, the member who requested it. Null for other persons. */
  userId: number | null;
  username: string | null;
  name: string | null;
  phone: string | null;
  email: string | null;
  /** The birthday, an ISO date. */
  birthday: string | null;
  address: PostalAddress | null;
  /** The links and the invitation code that the member entered at sign-up. */
  signUp: { links: readonly string[]; invitationCode: string | null } | null;
  /** Staff's internal data about a member. */
  internal: InternalData | null;
  /** The guardian who consents to a minor's purchases. */
  guardian: GuardianConsent | null;
  /** The social network accounts on which a member posts. */
  sns: OnNetworks<SnsProfile>;
  /** The owner's descriptions of its cards, by card id. */
  cards: Readonly<Record<string, string>>;
  /** The account to which the member's cash goes. */
  bankAccount: MemberBankAccount | null;
  destination: ReadableDestination | null;
  brand: ReadableBrand | null;
  /** The search text: names, phones, e-mails and addresses in lower case. */
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
  bankAccount: 'jsonb',
  destination: 'jsonb',
  brand: 'jsonb',
  search: 'text',
});
