import { t } from 'i18next';
import { InvitationBody } from '#write-api/invitations/routes.ts';
import type { FormSample } from '../../testing/forms.ts';
import { publishFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a new invitation', fields: publishFields(t), body: InvitationBody },
];
