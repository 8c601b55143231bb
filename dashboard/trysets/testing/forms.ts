import { t } from 'i18next';
import { NewItem, NewTryset, TrysetChanges } from '#write-api/trysets/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { itemFields, newTrysetFields, noteFields, recipientFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a tryset’s recipient', fields: recipientFields(t), body: TrysetChanges },
  { form: 'a tryset’s notes', fields: noteFields(t), body: TrysetChanges },
  { form: 'a new tryset', fields: newTrysetFields(t, true), body: NewTryset },
  { form: 'a garment of a tryset', fields: itemFields(t, []), body: NewItem },
];
