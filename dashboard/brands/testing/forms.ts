import { t } from 'i18next';
import { BrandBody, NewAdminBody, NewPhoneBody } from '#write-api/brands/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { newAdminFields } from '../admin-fields.ts';
import * as ofBrands from '../brand-fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a brand’s profile', fields: ofBrands.profileFields(t, true), body: BrandBody },
  { form: 'a brand’s terms', fields: ofBrands.termsFields(t), body: BrandBody },
  { form: 'a brand’s business', fields: ofBrands.businessFields(t), body: BrandBody },
  { form: 'a brand’s account', fields: ofBrands.bankFields(t), body: BrandBody },
  { form: 'a brand’s address', fields: ofBrands.addressFields(t), body: BrandBody },
  { form: 'a brand’s admin', fields: newAdminFields(t), body: NewAdminBody },
  { form: 'a brand’s phone', fields: ofBrands.phoneFields(t), body: NewPhoneBody },
];
