import type { Contact } from '../../members/person.ts';
import type { FieldNames } from '../../words/field-names.ts';
import type { AgencyContactFields, AgencyFields } from '../agency.ts';
import type { AgencyLink, MemberAgencies } from '../member-agencies.ts';

type Fields = AgencyFields | AgencyContactFields | Contact | AgencyLink | Omit<MemberAgencies, 'status'>;

export const agencyWords = {
  id: 'No.',
  name: 'Name',
  url: 'Web address',
  contacts: 'Contacts',
  members: 'Members',
  agencyId: 'Agency',
  contactId: 'Contact',
  links: 'Contacts',
  position: 'Position',
  email: 'E-mail',
  phone: 'Phone',
  personal: 'Contact data',
  createdTime: 'Added',
  updatedTime: 'Last change',
} as const satisfies FieldNames<Fields>;
