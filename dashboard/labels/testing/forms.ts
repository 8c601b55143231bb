import { t } from 'i18next';
import { labelsOnPage } from '#domain/labels/label-kinds.ts';
import { LabelChoices } from '#read-api/labels/contract.ts';
import type { FormSample } from '../../testing/forms.ts';
import { labelFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a print of labels', fields: labelFields(t, labelsOnPage.a4), body: LabelChoices },
];
