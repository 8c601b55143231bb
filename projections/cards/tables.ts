import type { Card } from '#domain/cards/card-events.ts';
import type { WalletOwner } from '#domain/cards/card-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A card without its description. The unsealed description is in `private.people` under the card's owner. */
type HeldCard = Omit<Card, 'description'> & { registeredAt: string };

/** The cards of a member or a brand, as the domain folds them. `id` is `user:<id>` or `brand:<id>`. */
export interface WalletRow {
  id: string;
  ownerKind: WalletOwner;
  ownerId: number;
  cards: readonly HeldCard[];
  primaryCardId: number | null;
  revision: bigint;
}

export const walletsTable: Table<WalletRow> = table<WalletRow>('read.wallets', 'id', {
  id: 'text',
  ownerKind: 'text',
  ownerId: 'integer',
  cards: 'jsonb',
  primaryCardId: 'integer',
  revision: 'bigint',
});

/** One card of a wallet, as a row of its own. */
export interface CardRow extends HeldCard, Pick<WalletRow, 'ownerKind' | 'ownerId'> {
  walletId: string;
  isPrimary: boolean;
}

export const cardsTable: Table<CardRow> = table<CardRow>('read.cards', 'walletId', {
  walletId: 'text',
  ownerKind: 'text',
  ownerId: 'integer',
  cardId: 'integer',
  lastFour: 'text',
  issuer: 'text',
  isPrimary: 'boolean',
  registeredAt: 'timestamptz',
});
