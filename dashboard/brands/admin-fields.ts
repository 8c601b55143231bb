import type { TFunction } from 'i18next';
import { shownPhone } from '#domain/text/phone.ts';
import type { BrandAdmin } from '#read-api/brands/contract.ts';
import type { Field, Values } from '../kit/fields/field.ts';
import { shortestPassword } from '../kit/session/password-rules.ts';

export function contactFields(t: TFunction): Field[] {
  return [
    { name: 'name', text: t('brand.fields.admin_name'), kind: 'text' },
    { name: 'position', text: t('brand.fields.position'), kind: 'text' },
    { name: 'email', text: t('brand.fields.email'), kind: 'text', format: 'email', atMost: 320 },
    { name: 'phone', text: t('brand.fields.phone'), kind: 'text', format: 'phone', atMost: 25 },
  ];
}

export function contactValues(admin: BrandAdmin | undefined): Values {
  return {
    name: admin?.name ?? '',
    position: admin?.position ?? '',
    email: admin?.email ?? '',
    phone: shownPhone(admin?.phone ?? ''),
  };
}

export function newAdminFields(t: TFunction): Field[] {
  return [
    {
      name: 'username',
      text: t('brand.fields.username'),
      kind: 'text',
      required: true,
      atLeast: 2,
      atMost: 50,
    },
    ...contactFields(t),
    {
      ...newPassword(t, t('brand.fields.password')),
      required: false,
      help: t('brand.admin.passwordLater'),
    },
  ];
}

function newPassword(t: TFunction, text: string): Field {
  return {
    name: 'password',
    text,
    kind: 'password',
    required: true,
    atLeast: shortestPassword,
    help: t('forms.refused.auth_password_invalid'),
    autoComplete: 'new-password',
  };
}

/** Admins must also enter their current password. Staff do not know it. */
export function passwordFields(t: TFunction, isOwn: boolean): Field[] {
  const current: Field = {
    name: 'current_password',
    text: t('brand.fields.current_password'),
    kind: 'password',
    required: true,
    autoComplete: 'current-password',
  };
  return [...(isOwn ? [current] : []), newPassword(t, t('brand.fields.new_password'))];
}
