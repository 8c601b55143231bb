import type { WalletEvent } from '#domain/cards/card-events.ts';
import type { Wallet } from '#domain/cards/wallet.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

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
  } as const satisfies FieldTexts<Wallet>,
} as const;

export const replay = {
  projection: {
    wallets: 'Cards',
    people_cards: 'Names of cards',
  },
} as const;
