import type { TFunction } from 'i18next';
import type { Card } from '#read-api/cards/contract.ts';
import type { Field } from '../kit/fields/field.ts';

/** The card data that the payment provider requires. Only the provider stores this data. */
export function cardFields(t: TFunction): Field[] {
  return [
    {
      name: 'card_number',
      text: t('card.fields.number'),
      kind: 'text',
      required: true,
      atMost: 40,
      autoComplete: 'cc-number',
    },
    {
      name: 'expiry',
      text: t('card.fields.expiry'),
      kind: 'text',
      required: true,
      atMost: 7,
      help: t('card.fields.expiryHelp'),
      autoComplete: 'cc-exp',
    },
    {
      name: 'birth',
      text: t('card.fields.birth'),
      kind: 'text',
      required: true,
      atMost: 10,
      help: t('card.fields.birthHelp'),
    },
    {
      name: 'pwd_2digit',
      text: t('card.fields.password'),
      kind: 'password',
      required: true,
      atMost: 2,
      autoComplete: 'off',
    },
    descriptionField(t),
  ];
}

export function descriptionField(t: TFunction): Field {
  return { name: 'description', text: t('card.fields.description'), kind: 'text', atMost: 200 };
}

/** The name by which people recognize a card: `Shinhan ···· 4242`. */
export function cardName({ issuer, lastFour }: Pick<Card, 'issuer' | 'lastFour'>): string {
  return [issuer, `···· ${lastFour}`].filter(Boolean).join(' ');
}
