import type { TFunction } from 'i18next';
import type { Field } from '../kit/fields/field.ts';

/** The form of taking out all garments of a brand. */
export const forceOutFields = (t: TFunction): Field[] => [
  { name: 'reason', text: t('actions.fields.reason'), kind: 'lines', required: true, atMost: 500, lines: 2 },
];
