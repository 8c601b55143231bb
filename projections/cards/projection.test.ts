import { expect, test } from 'vitest';
import type { WalletEvent } from '#domain/cards/card-events.ts';
import type { Sealed } from '#domain/sealed.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { cardDescriptionsProjection } from './descriptions.ts';
import { cardsOfWallet, walletsProjection } from './wallets.ts';

const said = (text: string) => JSON.stringify(text) as Sealed;
const registered = (cardId: number, description: Sealed | null): Given<WalletEvent> => ({
  event: {
    type: 'CardRegistered',
    data: { ownerId: 3, cardId, lastFour: '4242', issuer: 'Shinhan', description },
  },
});
const removed = (cardId: number): Given<WalletEvent> => ({
  event: { type: 'CardRemoved', data: { cardId } },
});

test('gives each card a row and marks the one that is charged', () => {
  const history: Given<WalletEvent>[] = [
    registered(1, said('house')),
    registered(2, null),
    { event: { type: 'CardReplaced', data: { cardId: 2, lastFour: '1881', issuer: null } } },
    removed(1),
    { event: { type: 'CardMadePrimary', data: { cardId: 2 } } },
  ];
  const row = foldAll(walletsProjection, 'brand_wallet-3', history);
  expect(row && cardsOfWallet.rows(row)).toMatchObject([
    { walletId: 'brand:3', ownerKind: 'brand', ownerId: 3, cardId: 2, lastFour: '1881', isPrimary: true },
  ]);
  expect(JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? '' : value))).not.toContain('house');
});

test('keeps card descriptions only in private.people, and deletes them with the card', () => {
  const history: Given<WalletEvent>[] = [registered(1, said('house')), registered(2, said('travel'))];
  const row = foldAll(cardDescriptionsProjection, 'member_wallet-3', history);
  expect(row).toMatchObject({ id: 'user:3', userId: 3, cards: { 1: 'house', 2: 'travel' } });
  const described: Given<WalletEvent> = {
    event: { type: 'CardDescribed', data: { cardId: 2, description: null } },
  };
  const after = foldAll(cardDescriptionsProjection, 'member_wallet-3', [...history, removed(1), described]);
  expect(after?.cards).toEqual({});
  expect(foldAll(cardDescriptionsProjection, 'member_wallet-3', [removed(1)])).toBeNull();
});
