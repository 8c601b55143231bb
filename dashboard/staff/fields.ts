import type { TFunction } from 'i18next';
import { staffRoles } from '#domain/staff-role-kinds.ts';
import { shownPhone } from '#domain/text/phone.ts';
import type { Colleague } from '#read-api/staff/contract.ts';
import { label } from '../i18n/label.ts';
import type { Field, Values } from '../kit/fields/field.ts';

export const staffPath = '/v1/staff/{id}';

/** The form field for a colleague's roles, with their descriptions. */
export function rolesField(t: TFunction): Field {
  const named = staffRoles.map((role) => ({ value: role, text: label(t, 'staff.role', role) }));
  const help = named.map(({ value, text }) =>
    t('common.pair', { name: text, value: label(t, 'staff.roleHelp', value) }),
  );
  return {
    name: 'roles',
    text: t('staff.roles'),
    kind: 'codes',
    required: true,
    options: named,
    help: help.join(' '),
  };
}

/** The form fields for a colleague's name and contact data. */
export function contactFields(t: TFunction): Field[] {
  return [
    { name: 'name', text: t('staff.fields.name'), kind: 'text' },
    { name: 'email', text: t('staff.fields.email'), kind: 'text', format: 'email', atMost: 320 },
    { name: 'phone', text: t('staff.fields.phone'), kind: 'text', format: 'phone', atMost: 25 },
  ];
}

export function colleagueValues({ name, email, phone, roles }: Colleague): Values {
  return { name: name ?? '', email: email ?? '', phone: shownPhone(phone ?? ''), roles: roles.join(',') };
}

/** The form fields of an invitation. */
export function invitationFields(t: TFunction): Field[] {
  const [name, email, phone] = contactFields(t);
  const username: Field = {
    name: 'username',
    text: t('staff.fields.username'),
    kind: 'text',
    required: true,
    atLeast: 2,
    atMost: 50,
  };
  const reached = [username, email && { ...email, required: true }, name, phone];
  return [...reached.flatMap((field) => field ?? []), rolesField(t)];
}
