import type { WalletEvent } from '#domain/cards/card-events.ts';
import type { Wallet } from '#domain/cards/wallet.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

const card = {
  title: 'Card',
  titleOfBrand: 'Cards',
  none: 'No card is kept.',
  add: 'Register a card',
  addText: 'The provider of payments keeps the card. Here stand its last four digits alone.',
  replace: 'Replace the card',
  replaceText: 'Another card takes the place of {{name}}.',
  describe: 'Name the card',
  primary: 'Charge this card',
  primaryText: '{{name}} is charged from now on.',
  remove: 'Remove the card',
  removeText: '{{name}} is removed, also at the provider of payments.',
  isPrimary: 'Charged',
  actions: {
    primary: 'Charge',
    describe: 'Name',
    replace: 'Replace',
    remove: 'Remove',
  },
  fields: {
    number: 'Card number',
    expiry: 'Expiry',
    expiryHelp: 'Year and month: 2031-07',
    birth: 'Birthday or business number',
    birthHelp: 'Six digits (YYMMDD), or ten of a business',
    password: 'First two digits of the password',
    description: 'Name',
  },
} as const;

export const texts = { card } as const;

export const rooms = {} as const;

export const history = {
  categoryWithId: {
    member_wallet: 'Cards of member {{id}}',
    brand_wallet: 'Cards of brand {{id}}',
  },
  event: {
    CardRegistered: 'A card was registered: ···· {{lastFour}}.',
    CardReplaced: 'Another card took its place: ···· {{lastFour}}.',
    CardDescribed: 'The name of a card was changed.',
    CardMadePrimary: 'Another card is charged from now on.',
    CardRemoved: 'A card was removed.',
  } as const satisfies EventTexts<WalletEvent>,
  field: {
    ownerId: 'Owner',
    cards: 'Cards',
    primary: 'Card that is charged',
    primarySince: 'Charged since',
  } as const satisfies FieldTexts<Wallet>,
} as const;

export const replay = {
  projection: {
    wallets: 'Cards',
    people_cards: 'Names of cards',
  },
} as const;
