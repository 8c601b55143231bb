import { t } from 'i18next';
import { BrandSignUpBody } from '#write-api/sign-up/contract.ts';
import type { FormSample } from '../../testing/forms.ts';
import { signUpFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  {
    form: 'a brand that applies',
    fields: Object.values(signUpFields(t, 'KOREA')).flat(),
    body: BrandSignUpBody,
  },
];
