import type { TFunction } from 'i18next';
import { brandPaymentMethods } from '#domain/brand-invoices/invoice-kinds.ts';
import type { Field } from '../kit/fields/field.ts';

/** The form fields by which a brand chooses its first plan. */
export const chooseFields = (t: TFunction): Field[] => [
  { name: 'start_date', text: t('brandSubscription.fields.startDate'), kind: 'day', required: true },
  {
    name: 'method',
    text: t('brandSubscription.fields.method'),
    kind: 'choice',
    required: true,
    options: brandPaymentMethods.map((value) => ({ value, text: t(`brandSubscription.method.${value}`) })),
  },
  { name: 'renew', text: t('brandSubscription.renew'), kind: 'flag', required: true },
];
