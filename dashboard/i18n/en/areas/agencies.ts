import type { AgencyContactEvent, AgencyEvent } from '#domain/agencies/agency.ts';
import type { MemberAgenciesEvent } from '#domain/agencies/member-agencies.ts';
import { agencyWords } from '#domain/agencies/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const agency = {
  create: 'Add an agency',
  createText: 'Its contacts are added on its own page.',
  remove: 'Remove the agency',
  removeText:
    '{{name}} and its contacts are shown no more. An agency whose contact is named by a member cannot be removed.',
  noMembers: 'No member names a contact of it.',
  search: 'Name or web address',
  fields: agencyWords,
  sections: {
    profile: 'Agency',
    contacts: 'Contacts',
    members: 'Members',
  },
  contact: {
    add: 'Add a contact',
    edit: 'Edit the contact',
    remove: 'Remove the contact',
    removeText:
      '{{name}} and the personal data go for good. A contact whom a member names cannot be removed.',
    none: 'Nobody is named yet.',
  },
  ofMember: {
    noContacts: 'No agency has a contact yet: add one on the agency’s page.',
    title: 'Agencies',
    none: 'No agency speaks for this member.',
    add: 'Name a contact',
    replace: 'Change',
    remove: 'Remove the contact',
    replaceText: '{{name}} is named no more; the one that you choose is.',
    removeText: '{{name}} is named for this member no more.',
  },
} as const;

export const texts = { agency } as const;

export const rooms = {
  agencies: 'Agencies',
  agencyCreate: 'New agency',
  agencyEdit: 'Edit agency',
} as const;

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
