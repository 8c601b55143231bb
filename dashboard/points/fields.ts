import type { TFunction } from 'i18next';
import { pointReasons } from '#domain/points/point-kinds.ts';
import { label } from '../i18n/label.ts';
import type { Field } from '../kit/fields/field.ts';

/** The form fields for giving or taking points: the number, the reason and the message to the member. */
export const pointFields = (t: TFunction): Field[] => [
  {
    name: 'delta',
    text: t('points.fields.delta'),
    kind: 'whole',
    required: true,
    atLeast: 1,
    atMost: 10_000_000,
  },
  {
    name: 'type',
    text: t('points.fields.type'),
    kind: 'choice',
    required: true,
    options: pointReasons.map((value) => ({ value, text: label(t, 'points.reason', value) })),
  },
  { name: 'message', text: t('points.fields.message'), kind: 'lines', required: true, atMost: 500 },
];
