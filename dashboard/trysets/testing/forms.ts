import { t } from 'i18next';
import { TrysetChanges } from '#write-api/trysets/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { noteFields, recipientFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a tryset’s recipient', fields: recipientFields(t), body: TrysetChanges },
  { form: 'a tryset’s notes', fields: noteFields(t), body: TrysetChanges },
];
