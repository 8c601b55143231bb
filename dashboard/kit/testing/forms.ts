import { t } from 'i18next';
import { ChangeView, CreateView } from '#write-api/views/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { nameField, sharedField } from '../list/views/fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a new view', fields: [nameField(t), sharedField(t, true)], body: CreateView },
  { form: 'a view’s name', fields: [nameField(t)], body: ChangeView },
];
