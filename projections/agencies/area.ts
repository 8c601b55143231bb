import { type AgencyContactEvent, agency, agencyContact } from '#domain/agencies/agency.ts';
import type { Area } from '../area.ts';
import { recordProjection } from '../kit/records.ts';
import { contacts } from '../personal-data/contacts.ts';
import { linksOfMember, memberAgenciesProjection } from './member-agencies.ts';
import { agenciesTable, agencyContactsTable, agencyLinksTable, memberAgenciesTable } from './tables.ts';

export const agenciesProjection = recordProjection(agenciesTable, agency);
export const agencyContactsProjection = recordProjection(agencyContactsTable, agencyContact);

/** Unsealed personal data of agency contacts. */
export const agencyPeopleProjection = contacts<AgencyContactEvent>('agency_contact', {
  AgencyContactRegistered: ({ personal }) => ({ personal }),
  AgencyContactRevised: ({ changed: { personal } }) => ({ personal }),
  AgencyContactRemoved: 'gone',
});

export const agencies = {
  tables: {
    'read.agencies': agenciesTable,
    'read.agencyContacts': agencyContactsTable,
    'read.memberAgencies': memberAgenciesTable,
    'read.agencyLinks': agencyLinksTable,
  },
  projections: [agenciesProjection, agencyContactsProjection, memberAgenciesProjection],
  derived: [linksOfMember],
  personalData: [agencyPeopleProjection],
} satisfies Area;
