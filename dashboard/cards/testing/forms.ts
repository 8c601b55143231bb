import { t } from 'i18next';
import { CardDescriptionBody } from '#write-api/cards/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { descriptionField } from '../card-fields.ts';

/** The data of a card itself are left out: their inputs end with the last digit, and the body leaves room for spaces. */
export const forms: readonly FormSample[] = [
  { form: 'a card’s description', fields: [descriptionField(t)], body: CardDescriptionBody },
];
