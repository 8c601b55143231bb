import { agencyWords } from '#domain/agencies/words/en.ts';

export const agency = {
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
