import type { AgencyContactEvent, AgencyEvent } from '#domain/agencies/agency.ts';
import type { MemberAgenciesEvent } from '#domain/agencies/member-agencies.ts';
import { agencyWords } from '#domain/agencies/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const history = {
  categories: {
    agency: 'Agency',
    agency_contact: 'Agency contact',
  },
  categoryWithId: {
    agency: 'Agency {{id}}',
    agency_contact: 'Agency contact {{id}}',
    member_agencies: 'Agencies of member {{id}}',
  },
  event: {
    AgencyRegistered: 'Agency was registered: {{name}}.',
    AgencyRevised: 'Agency was revised.',
    AgencyRemoved: 'Agency was removed.',
    AgencyContactRegistered: 'A contact was added.',
    AgencyContactRevised: 'A contact was changed.',
    AgencyContactRemoved: 'A contact was removed.',
    MemberAgencyContactAdded: 'A contact was named: {{contactId}} of {{agencyId}}.',
    MemberAgencyContactRevised:
      'Another contact was named: {{contactId}} of {{agencyId}}, in place of {{from}}.',
    MemberAgencyContactRemoved: 'A contact is named no more: {{contactId}} of {{agencyId}}.',
  } as const satisfies EventTexts<AgencyEvent | AgencyContactEvent | MemberAgenciesEvent>,
  fieldOf: { agency: agencyWords, agency_contact: agencyWords, member_agencies: agencyWords },
} as const;

export const replay = {
  entities: {
    agency: 'Agency',
    agency_contact: 'Contact of an agency',
  },
  projection: {
    people_agency_contacts: 'Contact data of agencies',
    agencies: 'Agencies',
    agency_contacts: 'Contacts of agencies',
    member_agencies: 'Agencies of members',
  },
} as const;
