import type { TFunction } from 'i18next';
import type { Colleague } from '#read-api/staff/contract.ts';
import type { Field, Values } from '../kit/fields/field.ts';

export const staffPath = '/v1/staff/{id}';

/** How a colleague is called and reached. */
export function contactFields(t: TFunction): Field[] {
  return [
    { name: 'name', text: t('staff.fields.name'), kind: 'text' },
    { name: 'email', text: t('staff.fields.email'), kind: 'text', format: 'email', atMost: 320 },
    { name: 'phone', text: t('staff.fields.phone'), kind: 'text', format: 'phone', atMost: 25 },
  ];
}

export function contactValues({ name, email, phone }: Colleague): Values {
  return { name: name ?? '', email: email ?? '', phone: phone ?? '' };
}

/** What is said of somebody who is invited. */
export function invitationFields(t: TFunction): Field[] {
  const [name, email, phone] = contactFields(t);
  const username: Field = {
    ...{ name: 'username', text: t('staff.fields.username'), kind: 'text', required: true },
    ...{ atLeast: 2, atMost: 50 },
  };
  return [username, email && { ...email, required: true }, name, phone].flatMap((field) => field ?? []);
}
