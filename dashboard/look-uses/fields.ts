import type { TFunction } from 'i18next';
import { lookUseTypes } from '#domain/look-uses/use-kinds.ts';
import type { Field } from '../kit/fields/field.ts';
import type { InputOption } from '../kit/fields/input.ts';

/** The form fields by which a brand asks for a use. Staff choose among the brands with an approved item in the look. */
export const requestFields = (t: TFunction, brands: readonly InputOption[] = []): Field[] => [
  ...(brands.length > 1
    ? [
        {
          name: 'brand_id',
          text: t('lookUse.fields.brandId'),
          kind: 'choice',
          required: true,
          isId: true,
          options: brands,
        } as const,
      ]
    : []),
  {
    name: 'type',
    text: t('lookUse.fields.useType'),
    kind: 'choice',
    required: true,
    options: lookUseTypes.map((value) => ({ value, text: t(`lookUse.type.${value}`) })),
  },
  {
    name: 'use_start_date',
    text: t('lookUse.fields.startDate'),
    kind: 'day',
    required: true,
  },
  { name: 'use_end_date', text: t('lookUse.fields.endDate'), kind: 'day' },
  { name: 'comment', text: t('lookUse.comment'), kind: 'lines', lines: 3, atMost: 2000 },
];
