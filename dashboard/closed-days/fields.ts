import type { TFunction } from 'i18next';
import { regions } from '#domain/regions.ts';
import type { Field } from '../kit/fields/field.ts';

/** The form fields of closed days. Without a last day, one day is closed. */
export const closedDayFields = (t: TFunction): Field[] => [
  {
    name: 'region_id',
    text: t('closedDay.fields.regionId'),
    kind: 'choice',
    required: true,
    options: regions.map((value) => ({ value, text: t(`closedDay.region.${value}`) })),
  },
  { name: 'day', text: t('closedDay.fields.day'), kind: 'day', required: true },
  { name: 'to_day', text: t('closedDay.fields.toDay'), kind: 'day' },
  { name: 'name', text: t('closedDay.fields.name'), kind: 'text', required: true },
];
