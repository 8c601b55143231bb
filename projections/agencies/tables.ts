import type { AgencyContactFields, AgencyFields } from '#domain/agencies/agency.ts';
import type { AgencyLink } from '#domain/agencies/member-agencies.ts';
import { recordTable } from '../kit/records.ts';
import { type Table, table } from '../kit/tables/table.ts';

export const agenciesTable = recordTable<AgencyFields>('read.agencies', { name: 'text', url: 'text' });

/** The table of agency contacts. Their names, phones and e-mails are in `private.people` under `agency_contact:<id>`. */
export const agencyContactsTable = recordTable<Omit<AgencyContactFields, 'personal'>>(
  'read.agency_contacts',
  {
    agencyId: 'integer',
    position: 'text',
  },
);

/** The agency contacts through whom a member is reached, as the domain folds them. */
export interface MemberAgenciesRow {
  userId: number;
  links: readonly AgencyLink[];
}

export const memberAgenciesTable: Table<MemberAgenciesRow> = table('read.member_agencies', 'userId', {
  userId: 'integer',
  links: 'jsonb',
});

/** One agency contact of a member: a row for each contact that the member names. */
export interface AgencyLinkRow extends AgencyLink {
  userId: number;
}

export const agencyLinksTable: Table<AgencyLinkRow> = table('read.agency_links', 'userId', {
  userId: 'integer',
  contactId: 'integer',
  agencyId: 'integer',
});
