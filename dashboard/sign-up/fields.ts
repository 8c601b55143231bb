import type { TFunction } from 'i18next';
import { type Region, regions } from '#domain/regions.ts';
import type { FieldsOfCodes } from '../kit/edit/server-problems.ts';
import type { Field } from '../kit/fields/field.ts';
import { shortestPassword } from '../kit/session/password-rules.ts';

/** The form fields for the brand, its business and its first admin, in this order. */
export function signUpFields(t: TFunction, region: Region): Record<'brand' | 'business' | 'admin', Field[]> {
  return {
    brand: [
      { name: 'name', text: t('signUp.fields.name'), kind: 'text', required: true },
      { name: 'name_ko', text: t('signUp.fields.name_ko'), kind: 'text' },
      {
        name: 'region_id',
        text: t('signUp.fields.region_id'),
        kind: 'choice',
        required: true,
        options: regions.map((value) => ({ value, text: t(`signUp.region.${value}`) })),
      },
    ],
    business: [
      {
        name: 'business_name',
        text: t('signUp.fields.business_name'),
        kind: 'text',
        required: true,
        autoComplete: 'organization',
      },
      {
        name: 'business_registration_number',
        kind: 'text',
        required: true,
        atLeast: 10,
        atMost: 30,
        text: t('signUp.fields.business_registration_number'),
        help: t(`signUp.numberHelp.${region}`),
      },
    ],
    admin: [
      {
        name: 'admin/name',
        text: t('signUp.fields.admin_name'),
        kind: 'text',
        required: true,
        autoComplete: 'name',
      },
      {
        name: 'admin/position',
        text: t('signUp.fields.position'),
        kind: 'text',
        autoComplete: 'organization-title',
      },
      {
        name: 'admin/phone',
        text: t('signUp.fields.phone'),
        kind: 'text',
        required: true,
        format: 'phone',
        atMost: 25,
        autoComplete: 'tel',
      },
      {
        name: 'admin/username',
        text: t('signUp.fields.username'),
        kind: 'text',
        required: true,
        atLeast: 2,
        atMost: 50,
        autoComplete: 'username',
      },
      {
        name: 'admin/password',
        text: t('signUp.fields.password'),
        kind: 'password',
        required: true,
        atLeast: shortestPassword,
        autoComplete: 'new-password',
        help: t('forms.refused.auth_password_invalid'),
      },
    ],
  };
}

/** The form fields for a phone that gets a code. */
export const phoneFields = (t: TFunction): Field[] => [
  {
    name: 'region_id',
    text: t('signUp.fields.region_id'),
    kind: 'choice',
    required: true,
    options: regions.map((value) => ({ value, text: t(`signUp.region.${value}`) })),
  },
  {
    name: 'phone',
    text: t('signUp.member.phone'),
    kind: 'text',
    required: true,
    format: 'phone',
    atMost: 25,
    autoComplete: 'tel',
  },
];

/** The form fields for a new member. */
export const memberFields = (t: TFunction): Field[] => [
  {
    name: 'real_name',
    text: t('signUp.fields.admin_name'),
    kind: 'text',
    required: true,
    autoComplete: 'name',
  },
  { name: 'birthday', text: t('signUp.member.birthday'), kind: 'day', required: true },
  {
    name: 'username',
    text: t('signUp.fields.username'),
    kind: 'text',
    required: true,
    atLeast: 2,
    atMost: 50,
    autoComplete: 'username',
  },
  {
    name: 'password',
    text: t('signUp.fields.password'),
    kind: 'password',
    required: true,
    atLeast: shortestPassword,
    autoComplete: 'new-password',
    help: t('forms.refused.auth_password_invalid'),
  },
  { name: 'invitation_code', text: t('signUp.member.invitation'), kind: 'text', atMost: 50 },
];

/** The field of a member's form that each error code belongs to. */
export const memberFieldsOfCodes: FieldsOfCodes = {
  'claim.username_taken': 'username',
  'auth.username_invalid': 'username',
  'auth.password_common': 'password',
  'auth.password_invalid': 'password',
  'sign_up.too_young': 'birthday',
};

/** The form field that each error code belongs to. */
export const fieldsOfCodes: FieldsOfCodes = {
  'claim.username_taken': 'admin/username',
  'auth.username_invalid': 'admin/username',
  'auth.password_common': 'admin/password',
  'auth.password_invalid': 'admin/password',
  'claim.business_number_taken': 'business_registration_number',
  'brand.business_number_invalid': 'business_registration_number',
};
