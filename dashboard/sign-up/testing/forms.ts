import { t } from 'i18next';
import { StartBody } from '#write-api/phones/contract.ts';
import { BrandSignUpBody, MemberSignUpBody } from '#write-api/sign-up/contract.ts';
import type { FormSample } from '../../testing/forms.ts';
import { memberFields, phoneFields, signUpFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  {
    form: 'a brand that applies',
    fields: Object.values(signUpFields(t, 'KOREA')).flat(),
    body: BrandSignUpBody,
  },
  { form: 'a member that applies', fields: memberFields(t), body: MemberSignUpBody },
  { form: 'the phone of a member that applies', fields: phoneFields(t), body: StartBody },
];
