import type { TFunction } from 'i18next';
import { regions } from '#domain/regions.ts';
import type { Field } from '../kit/fields/field.ts';
import type { InputOption } from '../kit/fields/input.ts';

/** The form fields of a new payout. `months` are those that have begun. */
export const draftFields = (t: TFunction, months: readonly InputOption[]): Field[] => [
  {
    name: 'region_id',
    text: t('payout.fields.regionId'),
    kind: 'choice',
    required: true,
    options: regions.map((value) => ({ value, text: t(`payout.fields.${value}`) })),
  },
  { name: 'month', text: t('payout.fields.month'), kind: 'choice', required: true, options: months },
];
