import type { TFunction } from 'i18next';
import { shownPhone } from '#domain/text/phone.ts';
import type { AgencyContact } from '#read-api/agencies/contract.ts';
import type { Field, Values } from '../kit/fields/field.ts';

export const agencyPath = '/v2/agencies/{id}';
export const contactsPath = '/v2/agency-contacts';
/** The path of a member's agency contacts. */
export const memberContactsPath = '/v1/users/{id}/agency-contacts';

/** Returns the form fields of an agency. */
export const agencyFields = (t: TFunction): Field[] => [
  { name: 'name', text: t('agency.fields.name'), kind: 'text', required: true },
  { name: 'url', text: t('agency.fields.url'), kind: 'text', format: 'link', atMost: 500 },
];

export const agencyValues = ({ name, url }: { name: string; url: string | null }): Values => ({
  name,
  url: url ?? '',
});

/** The form fields of a contact. */
export const contactFields = (t: TFunction): Field[] => [
  { name: 'name', text: t('agency.fields.name'), kind: 'text', required: true },
  { name: 'position', text: t('agency.fields.position'), kind: 'text' },
  { name: 'email', text: t('agency.fields.email'), kind: 'text', format: 'email', atMost: 320 },
  { name: 'phone', text: t('agency.fields.phone'), kind: 'text', format: 'phone', atMost: 25 },
];

export const contactValues = (contact?: AgencyContact): Values => ({
  name: contact?.name ?? '',
  position: contact?.position ?? '',
  email: contact?.email ?? '',
  phone: shownPhone(contact?.phone ?? ''),
});
