import { t } from 'i18next';
import { CardDescriptionBody } from '#write-api/cards/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { descriptionField } from '../card-fields.ts';

/** Card data is left out: the inputs stop after the last digit, but the body's schema also accepts spaces. */
export const forms: readonly FormSample[] = [
  { form: 'a card’s description', fields: [descriptionField(t)], body: CardDescriptionBody },
];
