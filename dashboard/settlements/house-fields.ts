import type { TFunction } from 'i18next';
import type { HouseAnswer } from '#read-api/settlements/house/contract.ts';
import type { Current } from '../kit/edit/use-edit.ts';
import type { Field } from '../kit/fields/field.ts';

const textAtMost = 200;

/** The form fields of the house. An empty one is left out of papers and pages. */
export function houseFields(t: TFunction): Field[] {
  const text = { kind: 'text', atMost: textAtMost } as const;
  return [
    { ...text, name: 'name', text: t('house.fields.name') },
    { ...text, name: 'address', text: t('house.fields.address') },
    {
      name: 'business_number',
      text: t('house.fields.businessNumber'),
      kind: 'text',
      atMost: 12,
      format: 'digits',
      help: t('house.businessHelp'),
    },
    { ...text, name: 'mail_order_number', text: t('house.fields.mailOrderNumber') },
    {
      name: 'registration_number',
      text: t('house.fields.registrationNumber'),
      kind: 'text',
      atMost: 14,
      help: t('house.registrationHelp'),
    },
  ];
}

export function houseCurrent({ revision, ...house }: HouseAnswer & { revision: string }): Current {
  const entries = Object.entries(named({ ...house, revision }));
  return { values: Object.fromEntries(entries.map(([name, value]) => [name, value ?? ''])), revision };
}

function named({ name, address, businessNumber, mailOrderNumber, registrationNumber }: HouseAnswer) {
  return {
    name,
    address,
    business_number: businessNumber,
    mail_order_number: mailOrderNumber,
    registration_number: registrationNumber,
  };
}
