import { t } from 'i18next';
import { NewStaffBody, StaffChanges } from '#write-api/staff/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { contactFields, invitationFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a colleague who is invited', fields: invitationFields(t), body: NewStaffBody },
  { form: 'a colleague', fields: contactFields(t), body: StaffChanges },
];
