import { t } from 'i18next';
import { BrandOut } from '#write-api/stock/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { forceOutFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'the out-stock of a brand', fields: forceOutFields(t), body: BrandOut },
];
