import type { TFunction } from 'i18next';
import type { Field } from '../kit/fields/field.ts';

/** The form of a decision about a parked event, or of a repair. */
export const reasonFields = (t: TFunction, required: boolean): Field[] => [
  { name: 'reason', text: t('history.reason'), kind: 'lines', required, atMost: 2000, lines: 2 },
];
