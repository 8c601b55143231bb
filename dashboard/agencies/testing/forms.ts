import { t } from 'i18next';
import { AgencyBody, ContactBody } from '#write-api/agencies/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { agencyFields, contactFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'an agency', fields: agencyFields(t), body: AgencyBody },
  { form: 'an agency’s contact', fields: contactFields(t), body: ContactBody },
];
