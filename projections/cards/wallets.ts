import type { WalletEvent } from '#domain/cards/card-events.ts';
import type { WalletOwner } from '#domain/cards/card-kinds.ts';
import { memberWallet } from '#domain/cards/wallet.ts';
import { type Derived, idOf, type Projection, type Recorded, type Words } from '../projection.ts';
import { type CardRow, cardsTable, type WalletRow, walletsTable } from './tables.ts';

export const walletCategories: Readonly<Record<string, WalletOwner>> = {
  member_wallet: 'user',
  brand_wallet: 'brand',
};

/** Returns the key of a wallet's row: `user:5` for the stream `member_wallet-5`. */
export function walletIdOf(recorded: Recorded): string {
  return `${ownerKindOf(recorded)}:${idOf(recorded)}`;
}

export function ownerKindOf({ stream }: Pick<Recorded, 'stream'>): WalletOwner {
  return walletCategories[stream.slice(0, stream.indexOf('-'))] ?? 'user';
}

const words: Words<WalletEvent, WalletRow> = {
  CardRegistered: null,
  CardReplaced: null,
  CardDescribed: null,
  CardMadePrimary: null,
  CardRemoved: null,
};

export const walletsProjection: Projection<WalletRow, WalletEvent> = {
  name: 'wallets',
  table: walletsTable,
  categories: Object.keys(walletCategories),
  knows: (type) => type in words,
  keys: (recorded) => [walletIdOf(recorded)],
  fold(row, recorded, key) {
    const { event, at, revision } = recorded;
    const known = row ?? { cards: [], primaryCardId: null };
    const before = {
      ...memberWallet.initial,
      primary: known.primaryCardId,
      cards: known.cards.map((card) => ({ ...card, description: null, replacedAt: null })),
    };
    const { cards, primary } = memberWallet.evolve(before, event, at);
    const registeredAt = new Map(known.cards.map((card) => [card.cardId, card.registeredAt]));
    return {
      id: String(key),
      ownerKind: ownerKindOf(recorded),
      ownerId: idOf(recorded),
      revision,
      primaryCardId: primary,
      cards: cards.map(({ cardId, lastFour, issuer }) => ({
        cardId,
        lastFour,
        issuer,
        registeredAt: registeredAt.get(cardId) ?? at,
      })),
    };
  },
};

export const cardsOfWallet: Derived<WalletRow, CardRow> = {
  source: walletsTable,
  table: cardsTable,
  rows: ({ id, ownerKind, ownerId, cards, primaryCardId }) =>
    cards.map((card) => ({
      walletId: id,
      ownerKind,
      ownerId,
      ...card,
      isPrimary: card.cardId === primaryCardId,
    })),
};
