import { t } from 'i18next';
import { SavedReplyBody } from '#write-api/saved-replies/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { savedReplyFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a saved reply', fields: savedReplyFields(t), body: SavedReplyBody },
];
